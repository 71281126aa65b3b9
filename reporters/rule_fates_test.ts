import { assertEquals } from "@std/assert";
import type { CaseReport } from "../harness/core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../harness/testing/sample_report.ts";
import { ruleFates } from "./rule_fates.ts";

const FAILED = { kind: "failed" } as const;
const OTHER = sampleViolation({ rule: "mgtp/no-noise" });

Deno.test.each<[string, Partial<CaseReport>[], string | undefined]>([
  ["kept in a case that passed", [{}], "kept"],
  ["kept in a case that was only warned", [{ verdict: { kind: "warned" } }], "kept"],
  [
    "not reached in a case that was skipped",
    [{ verdict: { kind: "skipped", because: { kind: "budget" } } }],
    undefined,
  ],
  ["not reached in one that errored", [{
    verdict: { kind: "errored", because: { kind: "cut-short" } },
  }], undefined],
  ["not reached in one that failed before", [{ verdict: FAILED, violations: [OTHER] }], undefined],
  ["kept where another case passed", [{ verdict: FAILED, violations: [OTHER] }, {}], "kept"],
  ["broken", [{ verdict: FAILED, violations: [sampleViolation()] }, {}], "broken"],
  [
    "broken as expected",
    [{ verdict: FAILED, violations: [sampleViolation()], expected: "x" }, {}],
    "known",
  ],
  [
    "not broken by a finding about time in a case that errored",
    [{
      verdict: { kind: "errored", because: { kind: "cut-short" } },
      violations: [sampleViolation({ timing: true })],
    }],
    undefined,
  ],
])("a rule is %s", (_name, changes, fate) => {
  const cases = changes.map((change, at) => sampleCase(`mgtp/${at}`, change));
  assertEquals(ruleFates(sampleReport(cases)).get("mgtp/reply-id"), fate);
});
