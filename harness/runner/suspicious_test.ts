import { assertEquals } from "@std/assert";
import { suspicious } from "./suspicious.ts";

const QUICK = { plies: 9, ms: 9, slowestMs: 1, startMs: 2 };

Deno.test("a silence of an engine that answers at once is soon suspicious, sooner where little depends on it", () => {
  const context = { thinkTimes: QUICK, timeScale: 1 };
  assertEquals(suspicious(context), { idleMs: 1_500, busyMs: 6_500 });
  assertEquals(suspicious(context, { light: true }), { idleMs: 200, busyMs: 200 });
});

Deno.test("an engine that is slow is given several times its slowest answer", () => {
  const context = { thinkTimes: { ...QUICK, slowestMs: 4_000 }, timeScale: 1 };
  assertEquals(suspicious(context), { idleMs: 12_000, busyMs: 12_000 });
  assertEquals(suspicious(context, { light: true }), { idleMs: 40_000, busyMs: 40_000 });
});

Deno.test("a scaled time scales what is suspicious", () => {
  const { idleMs, busyMs } = suspicious({ thinkTimes: QUICK, timeScale: 2 });
  assertEquals([idleMs, busyMs], [3_000, 13_000]);
});

Deno.test("an engine that is known to hang is not waited for longer than elsewhere", () => {
  const known = { idleMs: 1_000, busyMs: 1_000, known: true } as const;
  const context = { thinkTimes: QUICK, timeScale: 1, hangLimits: () => known };
  assertEquals(suspicious(context), known);
});
