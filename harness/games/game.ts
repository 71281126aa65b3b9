/** What every game tells the referee. @module */

import type { Diagram, Localized, Result, Rule, Text } from "../core/mod.ts";
import type { GameRuleId } from "./rule_id.ts";

/** The two players, by the order in which they move. */
export type Side = "first" | "second";

/** Which rule of the game a move breaks, and why. */
export interface Objection<Id extends string = string> {
  /** The id of a rule in the game's catalogue. */
  readonly rule: Id;
  /** What is wrong with the move. */
  readonly why: Text;
}

/** An objection by a rule that some game has. */
export type GameObjection = Objection<GameRuleId>;

/** How a game ended; `winner` is absent after a draw. */
export interface Ending {
  /** A word for it, such as `repetition`. */
  readonly reason: string;
  /** The side that won. */
  readonly winner?: Side;
}

/** Settings of a game that a scenario may choose, by name. */
export type GameSettings = Readonly<Record<string, number>>;

/** Where a game starts: a written position, or one dealt from a seed. */
export type Start = ({ readonly setup: string } | { readonly seed: number }) & {
  readonly settings?: GameSettings;
};

/** The rules of a game. Positions are values, and all chance is in the start. */
export interface Game<Position, Move> {
  readonly id: string;
  readonly title: Localized;
  readonly rules: readonly Rule[];
  start(from: Start): Result<Position, Localized>;
  turn(position: Position): Side;
  moves(position: Position): readonly Move[];
  objection(position: Position, move: Move): GameObjection | undefined;
  /** The position after a legal move; `position` stays as it is. */
  play(position: Position, move: Move): Position;
  ending(position: Position): Ending | undefined;
  /** What a side may know of the position. */
  view(position: Position, side: Side): Position;
  diagram(position: Position): Diagram;
  /** A move in the game's own notation. */
  write(move: Move): string;
  read(text: string): Result<Move, Localized>;
}

/** How long an opponent may think: the same nodes give the same move, a time may not. */
export interface ThinkingBudget {
  readonly nodes?: number;
  /** Needs `now`, a clock in milliseconds. */
  readonly withinMs?: number;
  readonly now?: () => number;
}

/**
 * A built-in opponent: one of the legal moves; `random` gives numbers in [0, 1). Most do not think
 * and leave the budget alone.
 */
export type Opponent<Position, Move> = (
  position: Position,
  random: () => number,
  budget?: ThinkingBudget,
) => Move;
