/** Which rules of the rulebook are shown. @module */

import { type Level, localized, type Rule } from "../../../harness/core/mod.ts";
import type { Rulebook, ScenarioView } from "../model.ts";

/** What the rulebook is narrowed to. */
export interface RuleFilter {
  readonly text: string;
  readonly level?: Level;
  readonly protocol?: string;
}

/** Everything. */
export const ALL_RULES: RuleFilter = { text: "" };

/** A rule with the scenarios that test it. */
export interface TestedRule {
  readonly rule: Rule;
  readonly scenarios: readonly ScenarioView[];
  /** The protocols whose engines it binds. */
  readonly protocols: readonly string[];
}

/** What stands before the name of a rule: the protocol or the game that asks for it. */
export function groupOf({ id }: Rule): string {
  return id.replace(/\/.*$/, "");
}

/** Every rule with its scenarios, in the order of the book. */
export function testedRules({ rules, scenarios, protocols }: Rulebook): readonly TestedRule[] {
  const testers = rules.map((): ScenarioView[] => []);
  for (const scenario of scenarios) {
    for (const rule of scenario.rules) testers[rule]?.push(scenario);
  }
  const binding = protocols.map(({ id, rules }) => ({ id, rules: new Set(rules) }));
  return rules.map((rule, at) => ({
    rule,
    scenarios: testers[at] ?? [],
    protocols: binding.filter((one) => one.rules.has(at)).map(({ id }) => id),
  }));
}

/** The rules that a filter lets through; every word of its text must be found somewhere. */
export function filteredRules(
  rules: readonly TestedRule[],
  { text, level, protocol }: RuleFilter,
): readonly TestedRule[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  return rules.filter((one) => {
    if (level && one.rule.level !== level) return false;
    if (protocol !== undefined && !one.protocols.includes(protocol)) return false;
    if (words.length === 0) return true;
    const all = haystack(one);
    return words.every((word) => all.includes(word));
  });
}

function haystack({ rule: { id, text, hint, spec }, scenarios }: TestedRule): string {
  return [
    id,
    ...Object.values(localized(spec)),
    ...Object.values(text),
    ...Object.values(hint),
    ...scenarios.flatMap((one) => [one.id, ...Object.values(one.title)]),
  ].join(" ").toLowerCase();
}
