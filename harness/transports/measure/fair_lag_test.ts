import { assertEquals } from "@std/assert";
import { fairLagMs } from "./fair_lag.ts";

const CASES = [
  ["we were late by our own work", { lagMs: 500, harnessWaitedMs: 0, ranMs: 2000 }, 500],
  ["others had the processors", { lagMs: 500, harnessWaitedMs: 500, ranMs: 300 }, 500],
  ["the engine kept both busy", { lagMs: 500, harnessWaitedMs: 500, ranMs: 2000 }, 0],
  ["the engine kept both busy but for a moment", {
    lagMs: 500,
    harnessWaitedMs: 500,
    ranMs: 1900,
  }, 100],
  ["we were busy with what it wrote", {
    lagMs: 500,
    harnessWaitedMs: 100,
    ranMs: 300,
    handledMs: 400,
  }, 100],
  ["we were busy with more than that", {
    lagMs: 500,
    harnessWaitedMs: 0,
    ranMs: 300,
    handledMs: 200,
  }, 300],
  ["only a part was waiting", { lagMs: 500, harnessWaitedMs: 200, ranMs: 2000 }, 300],
] as const;

Deno.test("an engine that makes the harness late gets no time for that", () => {
  for (const [name, facts, expected] of CASES) {
    assertEquals(fairLagMs({ ...facts, passedMs: 1000, cores: 2 }), expected, name);
  }
});
