import { assertEquals } from "@std/assert";
import type { Verdict } from "../core/mod.ts";
import { sampleCase } from "./sample_report.ts";
import { untilConclusive, untilJudged } from "./until_conclusive.ts";

Deno.test.each<[readonly number[], number, number]>([
  [[0], 0, 1],
  [[1, 0], 1, 1],
  [[4, 4, 0], 0, 3],
  [[4, 4, 4, 4, 4, 4, 0], 4, 6],
])("of the exit codes %j the one that counts is %i, after %i runs", async (codes, code, runs) => {
  let done = 0;
  const ended = await untilConclusive(() => Promise.resolve({ code: codes[done++] ?? 0 }));
  assertEquals([ended.code, done], [code, runs]);
});

const BUSY: Verdict = { kind: "errored", because: { kind: "machine-busy", hinderedMs: 9 } };
const BROKEN: Verdict = { kind: "errored", because: { kind: "harness-error", detail: "x" } };

Deno.test("a check in which the machine left a case open runs again, one in which we failed does not", async () => {
  for (const [verdict, runs] of [[{ kind: "failed" }, 1], [BUSY, 6], [BROKEN, 1]] as const) {
    let done = 0;
    const report = { cases: [sampleCase("mgtp/a", { verdict })] };
    await untilJudged(() => Promise.resolve({ code: ++done && 1, report }));
    assertEquals([verdict, done], [verdict, runs]);
  }
});
