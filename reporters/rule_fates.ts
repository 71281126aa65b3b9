/** What became of each rule in a run. @module */

import { outcomeOf, type Report } from "../harness/core/mod.ts";
import { blamedRules } from "./conclusion.ts";

/**
 * Broken; broken as the baseline expects; kept; or not reached, since no case that cites it came to
 * its end: it was skipped or not judged, or failed for another rule before it got there.
 */
export type RuleFate = "broken" | "known" | "kept" | "untried";

/** The fates, the worst first. */
export const FATES: readonly RuleFate[] = ["broken", "known", "untried", "kept"];

/** The fate of each rule, by its id; what is not in it was not reached. */
export function ruleFates(report: Report): ReadonlyMap<string, RuleFate> {
  const { cases } = report;
  const ended = cases.filter(({ verdict: { kind } }) => kind === "passed" || kind === "warned");
  const known = cases.filter((one) => outcomeOf(one) === "expected-failure");
  return new Map<string, RuleFate>([
    ...ended.flatMap((one) => one.rules).map((id) => [id, "kept"] as const),
    ...known.flatMap((one) => one.violations).map(({ rule }) => [rule, "known"] as const),
    ...blamedRules(report).map(({ rule }) => [rule.id, "broken"] as const),
  ]);
}
