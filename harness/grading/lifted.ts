/** Cases that could not be tried because of a fault that does not count after all. @module */

import type { CaseReport, Report, Verdict } from "../core/mod.ts";
import type { Exclusions } from "./exclusions.ts";

/** The verdict on a case that was not tried and that the engine is not to blame for. */
export const LIFTED: Verdict = { kind: "skipped", because: { kind: "lifted" } };

/** Whether a case was lifted. */
export function isLifted({ verdict }: Pick<CaseReport, "verdict">): boolean {
  return verdict.kind === "skipped" && verdict.because.kind === "lifted";
}

/**
 * The cases that say nothing once some scenarios and rules are excluded: an engine that cannot be
 * talked to is not tried any further, and what was not tried is neither kept nor lost where the
 * fault that stopped the talk does not count. The case with that fault is one of them.
 */
export function liftedCases({ cases }: Report, exclusions: Exclusions): ReadonlySet<string> {
  return new Set(cases.flatMap(({ key, verdict }) => {
    if (verdict.kind !== "skipped" || verdict.because.kind !== "barred") return [];
    const { rule, scenario } = verdict.because;
    if (!exclusions.scenarios.has(scenario) && !exclusions.rules.has(rule)) return [];
    return [...barsIn(cases, verdict.because), key];
  }));
}

/** The keys of the cases in which the rule was broken that barred others. */
function barsIn(
  cases: readonly CaseReport[],
  { rule, scenario }: { readonly rule: string; readonly scenario: string },
): readonly string[] {
  return cases.filter((one) =>
    one.scenario === scenario && one.violations.some((violation) => violation.rule === rule)
  ).map(({ key }) => key);
}
