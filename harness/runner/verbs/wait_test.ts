import { assertEquals } from "@std/assert";
import type { Step } from "../../scenario/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { GREET, instead, line, mgtpEngine, think, tried } from "../test_kit.ts";

const BASE = { at: { file: "x.yaml", line: 1, column: 1 }, on: 1 } as const;
const WAIT: Step = { verb: "wait", ...BASE, ms: 3_000 };
const ASK: Step = { verb: "send", ...BASE, frames: ["9 name"], raw: false };
const answer = (withinMs: number): Step => ({
  verb: "expect",
  ...BASE,
  what: { kind: "message", fields: { status: { kind: "is", value: "success" } } },
  withinMs,
});

Deno.test("time passes, and what the engine says meanwhile is kept for the next step", async () => {
  const clock = fakeClock();
  const { verdict } = await tried(mgtpEngine(), [GREET, ASK, WAIT, answer(1_000)], {
    context: { clock },
  });
  assertEquals(verdict.kind, "passed");
  assertEquals(clock.now() >= 3_000, true);
});

Deno.test("the time of an answer counts from the question, with a wait in it or not", async () => {
  const slow = instead("name", [think(2.5), line("=9 slow")]);
  const kinds = [2_600, 2_400].map(async (withinMs) =>
    (await tried(slow, [ASK, WAIT, answer(withinMs)])).verdict.kind
  );
  assertEquals(await Promise.all(kinds), ["passed", "failed"]);
});

Deno.test("a wait is stretched as all times are, and lets other cases go on", async () => {
  const clock = fakeClock();
  let lent = 0;
  const lend = <Value>(wait: () => Promise<Value>): Promise<Value> => {
    lent++;
    return wait();
  };
  await tried(mgtpEngine(), [WAIT], { context: { clock, lend, timeScale: 2 } });
  assertEquals([lent, clock.now() >= 6_000 && clock.now() < 7_000], [1, true]);
});
