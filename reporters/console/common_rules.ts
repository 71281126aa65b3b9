/** Rules that most cases break: they are told once, not with each case. @module */

import type { CaseReport } from "../../harness/core/mod.ts";

/** A rule, and how many cases broke it. */
export interface CommonRule {
  readonly rule: string;
  readonly count: number;
}

/** Fewer cases than this are named one by one. */
const LEAST_CASES = 5;

/** The rules that at least half of the judged cases broke, the most frequent first. */
export function commonRules(cases: readonly CaseReport[]): readonly CommonRule[] {
  const all = judgedCases(cases);
  const counts = new Map<string, number>();
  for (const rule of all.flatMap(rulesOf)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count }))
    .filter(({ count }) => count >= LEAST_CASES && count * 2 >= all.length)
    .sort((a, b) => b.count - a.count);
}

/** The cases that came to a verdict about the engine. */
export function judgedCases(cases: readonly CaseReport[]): readonly CaseReport[] {
  return cases.filter(({ verdict: { kind } }) => kind !== "skipped" && kind !== "errored");
}

/** The rules that a case broke, each once. */
export function rulesOf({ violations }: CaseReport): readonly string[] {
  return [...new Set(violations.map(({ rule }) => rule))];
}
