import { assertEquals } from "@std/assert";
import type { Step } from "../../scenario/mod.ts";
import type { AnyFixtureEngine } from "../../transports/mod.ts";
import {
  CLOSE,
  contextOf,
  expecting,
  GREET,
  instead,
  line,
  mgtpEngine,
  playing,
  repeat,
  scenarioOf,
  send,
} from "../test_kit.ts";
import { runScenario } from "../run_scenario.ts";

async function wire(engine: AnyFixtureEngine, steps: readonly Step[]): Promise<string[]> {
  const context = contextOf(engine);
  await runScenario(scenarioOf(steps), { context, key: "x", strict: false });
  const entries = context.events.flatMap((event) => event.kind === "wire" ? [event.entry] : []);
  return entries.map(({ from, text }) => `${from === "engine" ? "<" : ">"} ${text.trimEnd()}`);
}

const ECHO = mgtpEngine({ write: (_reply, { name, id }) => `=${id} ${name}\n` });

Deno.test.each<[string, Step[], string[]]>([
  ["send", [send("1 name"), expecting()], ["> 1 name", "< =1 name"]],
  ["send several", [send(["1 name", "2 version"]), expecting(), expecting()], [
    "> 1 name",
    "> 2 version",
    "< =1 name",
    "< =2 version",
  ]],
  ["send raw bytes", [
    send("1 na", { raw: true }),
    send("me\n", { raw: true }),
    expecting({ what: { kind: "silence" } }),
  ], ["> 1 na", "> me", "< =1 name"]],
  ["repeat", [repeat(2, [send("1 name"), expecting()])], [
    "> 1 name",
    "< =1 name",
    "> 1 name",
    "< =1 name",
  ]],
  ["close", [CLOSE, send("1 name")], ["> 1 name"]],
])("%s is done as it says", async (_verb, steps, lines) => {
  assertEquals(await wire(ECHO, steps), lines);
});

Deno.test("a greeting goes on after a refusal, a game does not", async () => {
  const refusing = instead("version", [line("?2 no")]);
  assertEquals((await wire(refusing, [GREET])).at(-1), "< =14");
  const stubborn = instead("time_left", [line("?16 no")]);
  assertEquals((await wire(stubborn, [GREET, playing()])).at(-1), "< ?16 no");
});

Deno.test("the remaining repetitions are not done after a silence", async () => {
  const mute = instead("version", []);
  const lines = await wire(mute, [repeat(3, [GREET]), send("5 quit")]);
  // One more line is sent to see whether the engine waits for it.
  const probed = ["> 1 name", "< =1 conforming"];
  assertEquals(lines, ["> 1 name", "< =1 conforming", "> 2 version", ...probed]);
});

Deno.test("a finding about time says how long it might have taken", async () => {
  const context = contextOf(instead("version", []));
  const { violations } = await runScenario(scenarioOf([GREET]), {
    context,
    key: "x",
    strict: false,
  });
  assertEquals(violations.map(({ timing, limitMs }) => [timing, limitMs]), [[true, 10_000]]);
});
