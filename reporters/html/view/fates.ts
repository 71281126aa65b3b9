/** What became of rules, in one run or over all. @module */

import { FATES, type RuleFate } from "../../rule_fates.ts";
import type { RunView } from "../model.ts";
import type { Word } from "../words.ts";

/** Signs that do without colour. */
export const FATE_SIGNS: Readonly<Record<RuleFate, string>> = {
  broken: "✗",
  known: "x",
  kept: "✓",
  untried: "–",
};

/** The words for them. */
export const FATE_WORDS = {
  broken: "brokenRule",
  known: "knownBroken",
  kept: "kept",
  untried: "untried",
} as const satisfies Readonly<Record<RuleFate, Word>>;

/** From a rule's index to what became of it in a run. */
export function fatesIn({ broken, known, kept }: RunView): (rule: number) => RuleFate {
  const fates = new Map<number, RuleFate>([
    ...kept.map((rule) => [rule, "kept"] as const),
    ...known.map((rule) => [rule, "known"] as const),
    ...broken.map((rule) => [rule, "broken"] as const),
  ]);
  return (rule) => fates.get(rule) ?? "untried";
}

/** From a rule's index to what became of it over all runs: broken by any, else kept by any. */
export function fatesOver(runs: readonly RunView[]): (rule: number) => RuleFate {
  const each = runs.map(fatesIn);
  return (rule) => {
    const found = new Set(each.map((fateOf) => fateOf(rule)));
    return ORDER.find((fate) => found.has(fate)) ?? "untried";
  };
}

const ORDER = FATES.filter((fate) => fate !== "untried");

/** How many of the rules of the runs' protocols were put to the test. */
export function coverageOf(
  runs: readonly RunView[],
): { readonly count: number; readonly all: number } {
  const rules = [...new Set(runs.flatMap((run) => run.rules))];
  const fateOf = fatesOver(runs);
  return { count: rules.filter((rule) => fateOf(rule) !== "untried").length, all: rules.length };
}
