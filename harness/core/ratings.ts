/** Ratings of players from all games between them, as plain data. @module */

/** All games of two players in which the same one moved first. */
export interface Encounter {
  /** Players by their numbers, which count from 0. */
  readonly first: number;
  readonly second: number;
  /** Results of the player that moved first. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A value in Elo points and how far its 95 % interval reaches to either side. */
export interface Estimate {
  readonly elo: number;
  readonly error: number;
}

/** One player's rating; it can be compared within its group alone. */
export interface PlayerRating extends Estimate {
  readonly player: number;
  /** The number of its group, which counts from 0. */
  readonly group: number;
  readonly games: number;
  /** The share of the points. */
  readonly score: number;
  /** The chance of being stronger than the next player of the group; the last has none. */
  readonly superior?: number;
}

/**
 * Players between whom the games tell a difference. Why a group cannot be compared with the first:
 * it won or lost every game that leads there, or there are no such games.
 */
export interface RatedGroup {
  readonly players: readonly number[];
  readonly relation: "main" | "above" | "below" | "apart";
}

/** What the games say about all players. */
export interface Ratings {
  /** By groups, the largest first; within a group the best first. */
  readonly rows: readonly PlayerRating[];
  readonly groups: readonly RatedGroup[];
  /** How many games repeat another move for move, and so do not count; missing where none does. */
  readonly repeated?: number;
  /** What moving first is worth; undefined where the games cannot tell. */
  readonly advantage?: Estimate;
  /** Whether the same players always moved first, so that the worth of it counts as strength. */
  readonly sidesUntold?: true;
  /** The share of draws between equals; undefined where nothing was drawn. */
  readonly draws?: number;
  /**
   * For each player the chance that it is stronger than each other, both by their numbers; undefined
   * between groups, and missing where there are too many players.
   */
  readonly superiority?: readonly (readonly (number | undefined)[])[];
}
