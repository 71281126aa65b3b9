import { assertEquals } from "@std/assert";
import type { Reason, RunEvent, Verdict } from "../core/mod.ts";
import { sampleCase, sampleReport } from "../testing/sample_report.ts";
import { budgetAfter, settledReport } from "./more_time.ts";

const ENDED: RunEvent = { kind: "run-finished", durationMs: 1 };

Deno.test.each([[0, 300], [1, 600], [2, 1200], [3, 2400], [9, 2400]])(
  "after %s runs the budget of 300 s is %s s",
  (runs, seconds) => {
    const events = Array.from({ length: runs }, () => ENDED);
    assertEquals(budgetAfter(events, 300), seconds);
    assertEquals(budgetAfter(events, Infinity), Infinity);
  },
);

const skipped = (because: Reason): Verdict => ({ kind: "skipped", because });

Deno.test.each<[string, Verdict, boolean]>([
  ["passed", { kind: "passed" }, false],
  ["had no time", skipped({ kind: "budget" }), true],
  ["was cut after some plies", skipped({ kind: "budget", plies: 3 }), false],
  ["resigned", skipped({ kind: "resigned" }), false],
  ["hung", { kind: "errored", because: { kind: "hanging", waitedMs: 9, usedMs: 0 } }, true],
  ["was thinking", { kind: "errored", because: { kind: "still-thinking", waitedMs: 9 } }, true],
])("whether a case that %s is tried again", (_name, verdict, again) => {
  const report = sampleReport([sampleCase("a", { verdict })]);
  assertEquals(settledReport(report) === undefined, again);
});

Deno.test("a run that was cut short is not settled", () => {
  assertEquals(settledReport({ ...sampleReport([]), finished: false }), undefined);
  assertEquals(settledReport(undefined), undefined);
});
