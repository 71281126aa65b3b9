/** Silences that came in several runs of cases, in words. @module */

import { fill, type Localized, localized, type Violation } from "../core/mod.ts";
import type { Silences } from "./silences.ts";

/** How often an engine could have been silent. */
export interface SilenceCounts {
  readonly seen: Silences;
  /** How often it was started. */
  readonly runs: number;
  /** How many plies it made. */
  readonly plies: number;
}

/** How often it was silent, of how many times. */
export function timesSilent(
  { seen: { beside, alone }, runs, plies }: SilenceCounts,
): { readonly times: number; readonly runs: number; readonly forPly: boolean } {
  const all = [...beside, ...alone].filter(({ full }) => full);
  const times = all.length;
  const forPly = all.every((one) => one.forPly);
  return { times, runs: forPly ? plies + times : runs, forPly };
}

/** What a case found, with the silence told under its own rule, and how often it came. */
export function toldByChance(
  violations: readonly Violation[],
  counts: SilenceCounts,
): readonly Violation[] {
  const { forPly, ...often } = timesSilent(counts);
  const { rule } = counts.seen;
  return violations.flatMap(({ otherwise, ...found }) => {
    const isSilence = found.timing && (otherwise ?? found.rule) === rule;
    if (!isSilence) return otherwise === undefined ? found : [];
    const actual = fill(forPly ? OF_PLIES : OF_STARTS, {
      what: localized(found.actual),
      ...often,
    });
    return { ...found, rule, actual };
  });
}

const OF_STARTS: Localized = {
  en: "now and then: {what} (in {times} of {runs} starts of the engine)",
  zh: "時好時壞：{what}（引擎啟動 {runs} 次，發生 {times} 次）",
  ja: "時々起きる：{what}（エンジンの起動 {runs} 回のうち {times} 回）",
};
const OF_PLIES: Localized = {
  en: "now and then: {what} (at {times} of {runs} plies that were asked for)",
  zh: "時好時壞：{what}（要求 {runs} 手，發生 {times} 次）",
  ja: "時々起きる：{what}（求めた {runs} 手のうち {times} 回）",
};
