/** What is blamed when no answer came: one function for all protocols. @module */

import { blaming } from "../core/mod.ts";
import type { Finding, RuleId } from "../protocols/finding.ts";
import { type Blame, kindOf } from "./blame.ts";
import type { Unanswered } from "./unanswered.ts";
import { unansweredText } from "./unanswered_text.ts";

/**
 * The rule that was broken when an awaited answer did not come, or came late. `instead` is the rule
 * that the scenario names; the protocol's table says which kinds it may replace.
 */
export function giveUp<Bout>(
  { blame, bout }: { readonly blame: Blame<Bout>; readonly bout: Bout },
  why: Unanswered,
  instead?: RuleId,
): readonly Finding[] {
  const seen = blame.seen?.(bout, why, instead);
  if (seen) return seen;
  const replaced = instead !== undefined && blame.replaceable.has(kindOf(why)) &&
    !blame.keepsRule?.(bout, why, instead);
  const row = blame.ruleFor[kindOf(why)];
  const usual = typeof row === "function" ? row(bout, why) : row;
  const rule = replaced ? instead : usual;
  return [{
    ...blaming(rule, blame.otherwise?.[kindOf(why)] ?? rule),
    expected: blame.expected(bout),
    actual: blame.actual?.(bout, why) ?? unansweredText(why),
    evidence: blame.evidence?.(bout) ?? [],
    ...isTiming(why) ? { timing: true as const } : {},
  }, ...blame.also?.(bout, why) ?? []];
}

/** Whether a busy machine may be the cause. */
function isTiming({ kind }: Unanswered): boolean {
  return kind === "silent" || kind === "late";
}
