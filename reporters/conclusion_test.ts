import { assertEquals } from "@std/assert";
import type { Report, Verdict } from "../harness/core/mod.ts";
import {
  sampleCase,
  sampleReport,
  sampleRun,
  sampleViolation,
} from "../harness/testing/sample_report.ts";
import { blamedRules, conclusionOf, extentOf } from "./conclusion.ts";
import { conclusionWords } from "./labels.ts";

function of(...verdicts: readonly Verdict[]): Report {
  return sampleReport(verdicts.map((verdict, at) => sampleCase(`mgtp/${at}`, { verdict })));
}

const PASSED: Verdict = { kind: "passed" };
const SKIPPED: Verdict = { kind: "skipped", because: { kind: "excluded", by: "later" } };
const ERRORED: Verdict = { kind: "errored", because: { kind: "machine-busy", hinderedMs: 1 } };
const FAILED: Verdict = { kind: "failed" };
const UNSTARTABLE = { why: "not found", detail: "" };

const CASES: readonly (readonly [string, Report, string])[] = [
  ["all passed", of(PASSED, { kind: "warned" }), "conforms"],
  ["some skipped", of(PASSED, SKIPPED), "conforms"],
  ["all skipped", of(SKIPPED), "inconclusive"],
  ["nothing ran", of(), "inconclusive"],
  ["one errored", of(PASSED, ERRORED), "inconclusive"],
  ["one failed, one errored", of(FAILED, ERRORED), "violations"],
  ["cut short", { ...of(PASSED), finished: false }, "inconclusive"],
  ["a case lost", { ...of(PASSED), run: sampleRun({ planned: ["mgtp/0", "x"] }) }, "inconclusive"],
  ["not started", { ...of(), unstartable: UNSTARTABLE }, "unstartable"],
  [
    "an expected failure",
    sampleReport([sampleCase("a", { verdict: FAILED, expected: "known" })]),
    "conforms",
  ],
];

for (const [name, report, conclusion] of CASES) {
  Deno.test(`a run with ${name} comes to "${conclusion}"`, () => {
    assertEquals(conclusionOf(report), conclusion);
  });
}

Deno.test("a part of the scenarios is not called the whole", () => {
  const whole = of(PASSED, PASSED, SKIPPED);
  const part = { ...whole, run: { ...whole.run, leftOut: 50 } };
  assertEquals(conclusionOf(part), "conforms");
  const words = (report: Report, conclusion = conclusionOf(report)): string =>
    conclusionWords(conclusion, extentOf(report)).en;
  assertEquals(words(whole), "The engine conforms");
  assertEquals(
    words(part),
    "The engine conforms in a part of the scenarios (2 run, 50 left out by choice)",
  );
  assertEquals(words(part, "violations"), "The engine does not conform");
});

Deno.test("a case that errored blames the engine for what is certain, not for time", () => {
  const certain = sampleViolation();
  const doubtful = sampleViolation({ rule: "mgtp/in-time", timing: true });
  const errored = (violation: typeof certain): Report =>
    sampleReport([sampleCase("mgtp/a", { verdict: ERRORED, violations: [violation] })]);
  assertEquals(blamedRules(errored(certain)).length, 1);
  assertEquals(conclusionOf(errored(certain)), "violations");
  assertEquals(blamedRules(errored(doubtful)).length, 0);
  assertEquals(conclusionOf(errored(doubtful)), "inconclusive");
});

Deno.test("what an engine need not offer does not leave a run inconclusive", () => {
  const because = { kind: "not-offered", what: "USI_Ponder" } as const;
  const report = sampleReport([
    sampleCase("mgtp/a", { rules: ["mgtp/no-noise"] }),
    sampleCase("mgtp/b", { verdict: { kind: "skipped", because } }),
  ]);
  assertEquals(conclusionOf(report), "conforms");
});

Deno.test("a search that saw a rule broken once, and never again, says nothing about the engine", () => {
  const plain = sampleReport([sampleCase("mgtp/a")]);
  const [must, should] = (["MUST", "SHOULD"] as const).map((level) =>
    plain.run.rules.find((rule) => rule.level === level)?.id ?? ""
  );
  const after = (rule = ""): Report => ({
    ...plain,
    search: { games: 1, plies: 1, situations: [], unsteady: [{ rule, runs: 10 }] },
  });
  assertEquals(conclusionOf(after(must)), "inconclusive");
  assertEquals(conclusionOf(after(should)), "conforms");
});
