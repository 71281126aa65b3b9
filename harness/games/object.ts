/** Objections to moves, as every game makes them. @module */

import { fill, type Localized } from "../core/mod.ts";
import type { GameObjection } from "./game.ts";
import type { GameRuleId } from "./rule_id.ts";

/** Looks at a move for one rule. */
export type Check<Position, Move> = (position: Position, move: Move) => GameObjection | undefined;

/** The first rule that a move breaks; undefined for a legal one. */
export function firstObjection<Position, Move>(
  checks: readonly Check<Position, Move>[],
  position: Position,
  move: Move,
): GameObjection | undefined {
  for (const check of checks) {
    const found = check(position, move);
    if (found) return found;
  }
  return undefined;
}

/** An objection by a rule, with its values put into the sentence. */
export function object(
  rule: GameRuleId,
  why: Localized,
  values: Readonly<Record<string, string | number | Localized>>,
): GameObjection {
  return { rule, why: fill(why, values) };
}
