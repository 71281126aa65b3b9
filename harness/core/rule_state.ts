/** What a run says about each rule. @module */

import { type BrokenRule, brokenRules, type CaseReport, type Report } from "./report.ts";

/**
 * `kept`: exercised by a case that passed or was warned, and never broken; `unreached`: what cites
 * it came to an end before, by the engine's own fault; `unjudged`: by somebody else's.
 */
export type RuleState = "broken" | "kept" | "unreached" | "unjudged";

/** The state of every rule of the run, by its id and in the order of the rules. */
export function ruleStates(report: Report): ReadonlyMap<string, RuleState> {
  const { run, cases } = report;
  const broken = new Set(certainlyBroken(report).map(({ rule }) => rule.id));
  const cited = (among: readonly CaseReport[]): ReadonlySet<string> =>
    new Set(among.flatMap(({ rules }) => rules));
  const exercised = cited(cases.filter(({ verdict }) => EXERCISED.includes(verdict.kind)));
  const open = cited(cases.filter(isUnjudged));
  // What never began cites rules that nobody knows of.
  const begun = new Set(cases.map(({ key }) => key));
  const missing = !report.unstartable && run.planned.some((key) => !begun.has(key));
  const stateOf = (id: string): RuleState => {
    if (broken.has(id)) return "broken";
    if (exercised.has(id)) return "kept";
    return open.has(id) || missing ? "unjudged" : "unreached";
  };
  return new Map(run.rules.map(({ id }) => [id, stateOf(id)]));
}

/** The broken rules, without what is in doubt: findings about time in cases that errored. */
export function certainlyBroken(report: Report): readonly BrokenRule[] {
  return brokenRules({
    ...report,
    cases: report.cases.map((one) => ({ ...one, violations: certainViolations(one) })),
  });
}

/** What a case found, without what is in doubt. */
export function certainViolations({ verdict, violations }: CaseReport): CaseReport["violations"] {
  return verdict.kind === "errored" ? violations.filter(({ timing }) => !timing) : violations;
}

/** Whether a case came to nothing, and not by the engine's fault. */
export function isUnjudged({ verdict }: Pick<CaseReport, "verdict">): boolean {
  return verdict.kind === "errored" || verdict.kind === "skipped" && !verdict.blamed;
}

const EXERCISED: readonly string[] = ["passed", "warned"];
