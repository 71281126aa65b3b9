/** What a whole run says about the engine. @module */

import {
  type BrokenRule,
  brokenRules,
  type CaseReport,
  countOutcomes,
  type Report,
} from "../harness/core/mod.ts";
import { missingKeys } from "./cases.ts";

/** The whole run in one word; a run in which nothing was judged says nothing about the engine. */
export type Conclusion = "conforms" | "violations" | "unstartable" | "inconclusive";

/** What the run comes to: what is certain weighs more than what could not be judged. */
export function conclusionOf(report: Report): Conclusion {
  const counts = countOutcomes(report.cases);
  if (counts.failed > 0 || blamedRules(report).some(({ level }) => level === "MUST")) {
    return "violations";
  }
  if (report.unstartable) return "unstartable";
  const whole = report.finished && counts.errored === 0 && missingKeys(report).length === 0;
  const judged = report.cases.length - counts.skipped - counts.errored;
  return whole && judged > 0 ? "conforms" : "inconclusive";
}

/** The broken rules, without what is in doubt: findings about time in cases that errored. */
export function blamedRules(report: Report): readonly BrokenRule[] {
  return brokenRules({ ...report, cases: report.cases.map(certain) });
}

function certain(one: CaseReport): CaseReport {
  if (one.verdict.kind !== "errored") return one;
  return { ...one, violations: one.violations.filter(({ timing }) => !timing) };
}
