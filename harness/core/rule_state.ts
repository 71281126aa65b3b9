/** What a run says about each rule. @module */

import { isBlamed, owedRule } from "./reason.ts";
import { type BrokenRule, brokenRules, type CaseReport, type Report } from "./report.ts";

/**
 * `kept`: exercised by a case that passed or was warned, and never broken; `unreached`: all cases
 * that cite it ended before, by the engine's own fault; `unjudged`: they ended for another reason;
 * `optional`: it is about something that the engine need not offer, and does not.
 */
export type RuleState = "broken" | "kept" | "unreached" | "unjudged" | "optional";

/** The state of every rule of the run, by its id and in the order of the rules. */
export function ruleStates(report: Report): ReadonlyMap<string, RuleState> {
  const { run, cases } = report;
  const broken = new Set(certainlyBroken(report).map(({ rule }) => rule.id));
  const cited = (among: readonly CaseReport[]): ReadonlySet<string> =>
    new Set(among.flatMap(({ rules }) => rules));
  const exercised = cited(cases.filter(({ verdict }) => EXERCISED.includes(verdict.kind)));
  const open = cited(cases.filter(isUnjudged));
  const owed = new Set(
    cases.map(({ verdict }) => "because" in verdict ? owedRule(verdict.because) : undefined),
  );
  const optional = cited(cases.filter(isNotOffered));
  // What never began cites rules that nobody knows of.
  const begun = new Set(cases.map(({ key }) => key));
  const missing = !report.unstartable && run.planned.some((key) => !begun.has(key));
  const stateOf = (id: string): RuleState => {
    if (broken.has(id)) return "broken";
    // Kept elsewhere says nothing of the answer that did not come.
    if (owed.has(id)) return "unjudged";
    if (exercised.has(id)) return "kept";
    if (open.has(id) || missing) return "unjudged";
    return optional.has(id) ? "optional" : "unreached";
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
  if (verdict.kind !== "skipped") return verdict.kind === "errored";
  return !isBlamed(verdict.because) && !isNotOffered({ verdict });
}

/** Whether a case is about something that the engine need not offer, and does not. */
export function isNotOffered({ verdict }: Pick<CaseReport, "verdict">): boolean {
  return verdict.kind === "skipped" && verdict.because.kind === "not-offered";
}

const EXERCISED: readonly string[] = ["passed", "warned"];
