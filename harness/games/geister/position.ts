/** Where a game of Geister stands. @module */

import type { Side } from "../game.ts";
import { type Colour, type Ghost, type Ghosts, LETTERS } from "./ghost.ts";
import type { Direction } from "./square.ts";

/** When a game is drawn. */
export interface GeisterSettings {
  /** Plies of both sides together. */
  readonly plyLimit: number;
}

/** The settings of the manual; the Japanese server plays 300 plies. */
export const DEFAULT_SETTINGS: GeisterSettings = { plyLimit: 200 };

/** One ply. The ghost is any letter, because an engine may well name one that does not exist. */
export interface GeisterMove {
  readonly ghost: string;
  /** As the mover sees it. */
  readonly direction: Direction;
}

/** A ply that was played, and what came of it. */
export interface PlayedPly {
  readonly side: Side;
  readonly move: GeisterMove;
  readonly from: number;
  readonly to: number | "escaped";
  /** The colour of the ghost that was taken. */
  readonly taken: Colour | undefined;
}

/** A whole position, hidden colours included. */
export interface GeisterPosition {
  readonly ghosts: Ghosts;
  readonly turn: Side;
  /** How many plies were played since the start. */
  readonly ply: number;
  readonly settings: GeisterSettings;
  readonly last: PlayedPly | undefined;
}

/** A ghost by its letter; undefined where a side has no such ghost. */
export function ghostOf(ghosts: readonly Ghost[], letter: string): Ghost | undefined {
  return ghosts[LETTERS.findIndex((each) => each === letter)];
}
