/** Situations of a game. @module */

import type { Localized } from "./text.ts";

/** A kind of position that is worth looking at. */
export interface SituationFacts {
  /** A word for it, unique in its game. */
  readonly id: string;
  /** What it is, seen from the side to move. */
  readonly title: Localized;
}

/** In how many games a situation came up. */
export interface SituationCount extends SituationFacts {
  /** With either side to move. */
  readonly reached: number;
  /** With the engine to move, which was asked for a ply. */
  readonly asked: number;
  /** The ply that was asked for was wrong or did not come. */
  readonly wrong: number;
}

/** What a search for faults has seen. */
export interface Search {
  /** How many games it has played. */
  readonly games: number;
  /** How many plies were made in them. */
  readonly plies: number;
  /** Each situation of the game, reached or not. */
  readonly situations: readonly SituationCount[];
  /** What was seen to fail and did not fail again, with how often the same steps were tried. */
  readonly unsteady?: readonly { readonly rule: string; readonly runs: number }[];
}
