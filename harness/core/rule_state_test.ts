import { assertEquals } from "@std/assert";
import { sampleCase, sampleReport, sampleViolation } from "../testing/sample_report.ts";
import type { CaseReport } from "./report.ts";
import { certainViolations, type RuleState, ruleStates } from "./rule_state.ts";
import type { Verdict } from "./verdict.ts";

const PASSED: Verdict = { kind: "passed" };
const FAILED: Verdict = { kind: "failed" };
const BUSY: Verdict = { kind: "errored", because: { kind: "machine-busy", hinderedMs: 1 } };
const NO_PONDER: Verdict = {
  kind: "skipped",
  because: { kind: "not-offered", what: "USI_Ponder" },
};
const LATER: Verdict = { kind: "skipped", because: { kind: "budget" } };
const MUTE: Verdict = {
  kind: "skipped",
  because: { kind: "barred", rule: "mgtp/answers", scenario: "mgtp/0" },
};
const OWN = sampleViolation();
const OTHER = sampleViolation({ rule: "mgtp/no-noise" });
const LATE = sampleViolation({ timing: true });

const TABLE: readonly [string, readonly Partial<CaseReport>[], RuleState][] = [
  ["a case passed", [{ verdict: PASSED }], "kept"],
  ["a case was warned for another", [{ verdict: { kind: "warned" }, violations: [OTHER] }], "kept"],
  ["a case broke it", [{ verdict: FAILED, violations: [OWN] }], "broken"],
  ["one kept, one broke it", [{}, { verdict: FAILED, violations: [OWN] }], "broken"],
  ["a case failed before it", [{ verdict: FAILED, violations: [OTHER] }], "unreached"],
  ["the engine does not talk", [{ verdict: MUTE }], "unreached"],
  ["the harness could not judge", [{ verdict: BUSY }], "unjudged"],
  ["there was no time", [{ verdict: LATER }], "unjudged"],
  ["a breach is in doubt", [{ verdict: BUSY, violations: [LATE] }], "unjudged"],
  ["a breach is certain all the same", [{ verdict: BUSY, violations: [OWN] }], "broken"],
  ["one passed, one could not be judged", [{}, { verdict: BUSY }], "kept"],
  ["the engine does not offer what it is about", [{ verdict: NO_PONDER }], "optional"],
  ["one did not offer it, and one broke it", [{ verdict: NO_PONDER }, {
    verdict: FAILED,
    violations: [OWN],
  }], "broken"],
  ["nothing cites it", [{ rules: [] }], "unreached"],
];

for (const [name, cases, state] of TABLE) {
  Deno.test(`a rule is ${state} where ${name}`, () => {
    const report = sampleReport(cases.map((each, at) => sampleCase(`mgtp/${at}`, each)));
    assertEquals(ruleStates(report).get("mgtp/reply-id"), state);
  });
}

Deno.test("a run cut short leaves its rules open, an engine that never started does not", () => {
  const report = sampleReport([]);
  const run = { ...report.run, planned: ["mgtp/a"] };
  assertEquals(ruleStates({ ...report, run }).get("mgtp/reply-id"), "unjudged");
  const unstartable = { why: "No such file", detail: "" };
  assertEquals(ruleStates({ ...report, run, unstartable }).get("mgtp/reply-id"), "unreached");
});

Deno.test("only a case that errored has findings in doubt", () => {
  assertEquals(certainViolations(sampleCase("a", { verdict: FAILED, violations: [LATE] })), [LATE]);
  assertEquals(certainViolations(sampleCase("a", { verdict: BUSY, violations: [LATE] })), []);
});
