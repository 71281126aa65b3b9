/** Where a scenario's stimulus comes from, and what a finding made under it weighs. @module */

import { type Level, type Rule, weight } from "./rule.ts";

/** What the real client sends; what only the manual allows; what is beyond both. */
export type Stimulus = "client" | "manual" | "stress";

/** All stimuli, the most real first. */
export const STIMULI = ["client", "manual", "stress"] as const satisfies readonly Stimulus[];

/** What a scenario says about its stimulus. */
export interface Stimulated {
  /** Absent in streams that are older than this field: then it is the client's. */
  readonly stimulus?: Stimulus;
  /** Rules that the manual's own words demand under a stimulus that no client was seen to give. */
  readonly demanded?: readonly string[];
}

/** What a broken rule weighs: a MUST needs a stimulus that is real, or the manual's own words. */
export function weigh(
  rule: Pick<Rule, "id" | "level">,
  stimulated: Stimulated,
  strict: boolean,
): Level {
  return weight(levelUnder(rule, stimulated), strict);
}

/** A rule with the level that it has under a stimulus, and what that counts for in the run. */
export function bound(
  rule: Rule,
  stimulated: Stimulated,
  strict: boolean,
): { readonly rule: Rule; readonly level: Level } {
  const level = levelUnder(rule, stimulated);
  return { rule: { ...rule, level }, level: weight(level, strict) };
}

function levelUnder({ id, level }: Pick<Rule, "id" | "level">, stimulated: Stimulated): Level {
  return level === "MUST" && !binds(id, stimulated) ? "SHOULD" : level;
}

function binds(rule: string, { stimulus = "client", demanded = [] }: Stimulated): boolean {
  return stimulus === "client" || stimulus === "manual" && demanded.includes(rule);
}

/** What was going on when a finding was made. */
export interface Circumstances<Id extends string> extends Stimulated {
  /** The rules that the scenario covers. */
  readonly rules: readonly Id[];
  /** The rule that the scenario names for the stress that it applies; none before that. */
  readonly own?: Id;
  /** Rules that the case has found broken under their own names so far. */
  readonly broken: readonly Id[];
}

/** A broken rule, and whether it was broken by an answer to a question that was never asked. */
export interface WeighedRule<Id extends string> {
  readonly id: Id;
  readonly level: Level;
  readonly unasked?: true;
}

/**
 * The rule under which a finding is told. Under stress, a MUST that the scenario does not cover, or
 * an answer that nothing asked for, only noticed what the scenario is about: the scenario's own rule
 * has the right hint. A rule that was broken before the stress began has nothing to do with it.
 */
export function toldAs<Id extends string>(
  { id, level, unasked }: WeighedRule<Id>,
  { stimulus, rules, own, broken }: Circumstances<Id>,
): Id {
  const noticed = level === "MUST" || unasked === true;
  const generic = noticed && !rules.includes(id) && !broken.includes(id);
  return stimulus === "stress" && generic ? own ?? id : id;
}
