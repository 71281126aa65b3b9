/** Cases that nobody could try, by a fault that does not count after all. @module */

import { type CaseReport, inLanguage, type Report, type Verdict } from "../core/mod.ts";
import type { Exclusions } from "./exclusions.ts";
import { MARK_WORDS } from "./mark_words.ts";

/** The verdict on what was never tried, and nobody is to blame for. */
export const LIFTED: Verdict = { kind: "skipped", why: MARK_WORDS.lifted };

/**
 * The cases that say nothing once some scenarios and rules are excluded: an engine that cannot be
 * talked to is not tried any further, and what was not tried is neither kept nor lost where the
 * fault that stopped the talk does not count. The case with that fault is one of them.
 */
export function liftedCases({ cases }: Report, exclusions: Exclusions): ReadonlySet<string> {
  const barred = cases.filter(({ verdict }) => verdict.kind === "skipped" && verdict.blamed);
  return new Set(barred.flatMap((one) => {
    const bar = barOf(one, cases);
    return bar && isExcluded(bar, exclusions) ? [bar.key, one.key] : [];
  }));
}

/** The case after which there was no talk: the reason names its scenario. */
function barOf({ verdict }: CaseReport, cases: readonly CaseReport[]): CaseReport | undefined {
  const why = "why" in verdict ? inLanguage(verdict.why, "en") : "";
  return cases.filter(({ violations, scenario }) => violations.length > 0 && why.includes(scenario))
    .toSorted((a, b) => b.scenario.length - a.scenario.length)[0];
}

/** The last finding is the one that ended the talk. */
function isExcluded({ scenario, violations }: CaseReport, exclusions: Exclusions): boolean {
  return exclusions.scenarios.has(scenario) ||
    exclusions.rules.has(violations.at(-1)?.rule ?? "");
}
