import { assertEquals } from "@std/assert";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { freshClock } from "../../referee/mod.ts";
import { loopback } from "../../transports/mod.ts";
import { announce, announceAhead, hearOwed, isPrompt } from "./announce.ts";
import { Conversation } from "../conversation/mod.ts";
import { contextOf, MGTP } from "../test_kit.ts";
import type { Sitting } from "./sitting.ts";

async function seated(engine = mgtpEngine()) {
  const context = contextOf(engine);
  const writes: string[] = [];
  const opened = await loopback(engine)({
    framing: MGTP.protocol.framing,
    clock: context.clock,
    log: () => 0,
  });
  if (!opened.ok) throw new Error("No channel");
  const send = opened.value.send.bind(opened.value);
  opened.value.send = (text, delivery) => (writes.push(text), send(text, delivery));
  const conversation = new Conversation(opened.value, { context, bout: { seed: 1 } });
  const rules: string[] = [];
  const stage = { context, conversation, thorough: true };
  conversation.ongoing.onFinding = ({ rule }) => void rules.push(rule);
  const clock = freshClock({ mainMs: 10_000, extraMs: 0, sharedPlies: 0 });
  const match: Sitting = { side: "first", stage, manner: {}, clock, plies: 0 };
  return { match, writes, rules };
}

Deno.test("a ply is announced command by command, each answered", async () => {
  const { match, writes } = await seated();
  assertEquals(await announce(match, "a1", 5), { kind: "on" });
  assertEquals(writes.map((text) => text.split(" ")[1]), ["flip", "time_left"]);
  assertEquals([match.plies, match.owed, isPrompt(match)], [1, undefined, false]);
});

Deno.test("a ply announced ahead goes out in one write, and its answers are heard later", async () => {
  const { match, writes } = await seated();
  await announceAhead(match, "a1", { left: 5, now: true });
  assertEquals([writes.length, match.owed], [1, 2]);
  await announceAhead(match, "b1", { left: 5, now: false });
  assertEquals([writes.length, match.owed], [1, 4]);
  assertEquals(await hearOwed(match), { kind: "on" });
  assertEquals([writes.length, match.owed], [2, 0]);
});

Deno.test("an engine that refuses a ply announced ahead is stopped when its refusal is heard", async () => {
  const engine = mgtpEngine({
    obey: { time_left: (state) => ({ state, success: false, text: "no" }) },
  });
  const { match, rules } = await seated(engine);
  await announceAhead(match, "a1", { left: 5, now: true });
  assertEquals((await hearOwed(match)).kind, "stop");
  assertEquals(rules, ["mgtp/time-left"]);
});
