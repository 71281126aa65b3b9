import { assert, assertEquals } from "@std/assert";
import { type AnyFixtureEngine, loopback, type Transport } from "../../transports/mod.ts";
import type { Answer } from "./answer.ts";
import { Conversation } from "./conversation.ts";
import {
  before,
  contextOf,
  hindered,
  hinderedUnseen,
  instead,
  line,
  mgtpEngine,
  think,
} from "../test_kit.ts";
import type { CaseContext } from "../case_context.ts";

async function opened(
  engine: AnyFixtureEngine | Transport,
  more: Partial<CaseContext> = {},
): Promise<{ conversation: Conversation; context: CaseContext }> {
  const context = contextOf(engine, more);
  const { framing } = context.pairing.protocol;
  let entries = 0;
  const channel = await context.transport({ framing, clock: context.clock, log: () => entries++ });
  assert(channel.ok);
  return { context, conversation: new Conversation(channel.value, { context, bout: { seed: 1 } }) };
}

/** How a wait ended, in short. */
function ending(answer: Answer): string {
  if (answer.kind === "none") return answer.why.kind;
  return answer.kind === "message" && answer.late ? "late message" : answer.kind;
}

Deno.test.each<[string, AnyFixtureEngine | Transport, string]>([
  ["at once", mgtpEngine(), "message"],
  ["at the last moment", before("name", [think(10)]), "message"],
  ["late", before("name", [think(12)]), "late message"],
  ["later than the harness waits", before("name", [think(16)]), "silent"],
  ["never", instead("name", []), "silent"],
  ["not, for it exits", instead("name", [{ kind: "exit", code: 1 }]), "exited"],
  ["not, for it floods", instead("name", [line("x".repeat(70_000))]), "flooded"],
  [
    "late, while the machine lost 2 s",
    hindered(loopback(before("name", [think(12)])), 2000),
    "inconclusive",
  ],
  [
    "late, while the machine lost 1 s",
    hindered(loopback(before("name", [think(12)])), 1000),
    "late message",
  ],
  // What was lost is given back, up to three times what is allowed.
  ["never, while the machine lost 5 s", hindered(loopback(instead("name", [])), 5000), "silent"],
  [
    "never, while the machine lost 50 s",
    hindered(loopback(instead("name", [])), 50_000),
    "inconclusive",
  ],
  [
    "but for the end of the line, while the machine lost 50 s",
    hindered(loopback(instead("name", [{ kind: "say", text: "=1 mine" }])), 50_000),
    "silent",
  ],
  [
    "half, while the machine lost 50 s",
    hindered(loopback(instead("name", [{ kind: "say", text: "=1 " }])), 50_000),
    "inconclusive",
  ],
  [
    "never, while the machine lost more than was seen at first",
    hinderedUnseen(loopback(instead("name", [])), 5000),
    "silent",
  ],
  ["never, while the machine lost 4 s", hindered(loopback(instead("name", [])), 4000), "silent"],
])("an engine that answers %s", async (_name, engine, how) => {
  const { conversation } = await opened(engine);
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), how);
});

Deno.test("an engine that ran longer than its clock is late, whatever the machine lost", async () => {
  const busy: Transport = async (options) => {
    const opened = await hindered(loopback(instead("name", [])), 1e6)(options);
    if (opened.ok) opened.value.ranMs = () => options.clock.now() / 3;
    return opened;
  };
  const { conversation, context } = await opened(busy);
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), "silent");
  assert(context.clock.now() < 31_000);
});

Deno.test("an answer under another id is not waited for as if none had come", async () => {
  const { conversation, context } = await opened(instead("name", [line("=99 mine")]));
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), "silent");
  assertEquals(context.clock.now(), 2_000);
});

Deno.test("a right answer behind one under another id still counts", async () => {
  const deeds = [line("=99 mine"), think(1), line("=1 mine")];
  const { conversation } = await opened(instead("name", deeds));
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), "message");
});

Deno.test("time is stretched by the scale, grace included", async () => {
  const { conversation, context } = await opened(instead("name", []), { timeScale: 2 });
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(20_000)), "silent");
  assertEquals(context.clock.now(), 30_000);
});

Deno.test("commands sent together are given time one after the other", async () => {
  const slow = mgtpEngine({ deeds: (usual) => [think(9), ...usual] });
  const { conversation } = await opened(slow);
  await conversation.say(["1 name", "2 version", "14 ready"]);
  const answers = [];
  for (let at = 0; at < 3; at++) answers.push(await conversation.answer(10_000));
  assertEquals(answers.map(ending), ["message", "message", "message"]);
  assertEquals(answers.map((one) => one.kind === "message" && one.tookMs), [9000, 9000, 9000]);
});

Deno.test("a late reply of many lines is late, whatever was asked to find its end", async () => {
  const { conversation } = await opened(before("list_commands", [think(12)]));
  await conversation.say(["4 list_commands"]);
  assertEquals(ending(await conversation.answer(10_000)), "late message");
  assertEquals(conversation.wire.lastSent, "4 list_commands\n");
  assertEquals(conversation.wire.written, "4 list_commands\n1 name\n");
});

Deno.test.each<[string, Partial<CaseContext>, string, number]>([
  ["the budget", { budgetLeftMs: () => 30_000 }, "out-of-budget", 30_000],
  ["a little more than no budget", { budgetLeftMs: () => 0 }, "out-of-budget", 10_000],
  ["its share of the budget", { shareMs: 40_000 }, "out-of-budget", 40_000],
  ["its own time", { budgetLeftMs: () => 90_000 }, "silent", 62_000],
  ["seems honest", { hangLimits: () => ({ idleMs: 8000, busyMs: 9000 }) }, "suspect", 8000],
])("no ply is waited for longer than %s allows", async (_name, more, how, ms) => {
  const { conversation, context } = await opened(instead("genmove", []), more);
  await conversation.say(["12 genmove red"]);
  assertEquals(ending(await conversation.answer(60_000)), how);
  assertEquals(context.clock.now(), ms);
});

Deno.test("an answer that is no ply has its own time, whatever the budget", async () => {
  const { conversation, context } = await opened(instead("name", []), { budgetLeftMs: () => 0 });
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), "silent");
  assertEquals(context.clock.now(), 15_000);
});

Deno.test("the budget is counted from now, not from the last write", async () => {
  const { conversation, context } = await opened(before("name", [think(9)]), {
    budgetLeftMs: () => 5000,
  });
  await conversation.say(["1 name"]);
  await context.clock.sleep(6000);
  assertEquals(ending(await conversation.answer(10_000)), "message");
});

Deno.test("a ply under a wrong id is not waited for as long as the clock allows", async () => {
  const { conversation, context } = await opened(instead("genmove", [line("=13 a1 a1")]));
  await conversation.say(["12 genmove unknown"]);
  assertEquals(ending(await conversation.answer(900_000)), "silent");
  assertEquals(context.clock.now(), 2_000);
});

Deno.test("a reply after search output and rulers is waited for", async () => {
  const noisy = before("genmove", [line("== depth 9 =="), line("a1 a1?"), think(300)]);
  const { conversation } = await opened(noisy);
  await conversation.say(["12 genmove unknown"]);
  assertEquals(ending(await conversation.answer(900_000)), "message");
});

Deno.test("last words without an end of the line are kept", async () => {
  const cut = instead("quit", [{ kind: "say", text: "=5" }, { kind: "exit", code: 0 }]);
  const { conversation } = await opened(cut);
  await conversation.say(["5 quit"]);
  const answer = await conversation.answer(10_000);
  assert(answer.kind === "none" && answer.why.kind === "exited");
  assertEquals(answer.why.partial, "=5");
});

Deno.test("frames queued before are sent apart from what is said next", async () => {
  const context = contextOf(mgtpEngine());
  const opened = await context.transport({
    framing: context.pairing.protocol.framing,
    clock: context.clock,
    log: () => 0,
  });
  assert(opened.ok);
  await using channel = opened.value;
  const conversation = new Conversation(channel, { context, bout: { seed: 1 } });
  const sinceMs = context.clock.now();
  conversation.post("1 ready");
  await conversation.say(["2 ready"]);
  assert(context.clock.now() - sinceMs >= 30);
  await conversation.say(["3 ready"]);
  assert(context.clock.now() - sinceMs < 60);
});

Deno.test("a silence is reported with what came since the question, and nothing from before it", async () => {
  const noisy = instead("version", [line("depth 1"), line("depth 2")]);
  const { conversation } = await opened(noisy);
  await conversation.say(["1 name"]);
  assertEquals(ending(await conversation.answer(10_000)), "message");
  await conversation.say(["2 version"]);
  const answer = await conversation.answer(10_000);
  assert(answer.kind === "none" && answer.why.kind === "silent");
  assertEquals(answer.why.unheeded, { first: "depth 1", count: 2 });
});
