/** Objections to moves, as every game makes them. @module */

import { fill, type Localized } from "../core/mod.ts";
import type { Objection } from "./game.ts";

/** Looks at a move for one rule. */
export type Check<Position, Move> = (position: Position, move: Move) => Objection | undefined;

/** The first rule that a move breaks; undefined for a legal one. */
export function firstObjection<Position, Move>(
  checks: readonly Check<Position, Move>[],
  position: Position,
  move: Move,
): Objection | undefined {
  for (const check of checks) {
    const found = check(position, move);
    if (found) return found;
  }
  return undefined;
}

/** How objections by the rules of one game are made. */
export function objecting(game: string) {
  return (
    rule: string,
    why: Localized,
    values: Readonly<Record<string, string | number | Localized>>,
  ): Objection => ({ rule: `${game}/${rule}`, why: fill(why, values) });
}
