/** Plies of refereed games. @module */

import type { Diagram } from "./diagram.ts";
import type { PositionFiles } from "./position_files.ts";
import type { Text } from "./text.ts";

/** One ply of a refereed game, for boards and plots. */
export interface PlyFacts {
  /** Its number, from 1. */
  readonly ply: number;
  /** Whether the engine or its opponent made it. */
  readonly by: "engine" | "opponent";
  /** The move in the game's notation. */
  readonly move: string;
  /** How long it took, where that was measured. */
  readonly thinkMs?: number;
  /** How long it might have taken. */
  readonly limitMs?: number;
  /** The mover's remaining time. */
  readonly leftMs?: number;
  /** The position after it. */
  readonly diagram: Diagram;
  /** What each side may know, in games that hide something. */
  readonly views?: readonly { readonly of: Text; readonly diagram: Diagram }[];
  /** The wire entry that brought it. */
  readonly entry?: number;
  /** The position before it, with the first ply of a game. */
  readonly before?: Pick<PlyFacts, "diagram" | "views"> & {
    /** The same as scenarios write it. */
    readonly setup?: string;
    /** The game's positions as files, on pages that hand them out. */
    readonly files?: PositionFiles;
  };
  /** It is no ply: the side to move has given up. */
  readonly resigned?: true;
  /** The player resigned with a legal ply left in a position that is not lost. */
  readonly early?: true;
  /** The engine's own ply was illegal, and this one was played in its place. */
  readonly amended?: true;
  /** Rules that the illegal ply broke, of which no finding tells since another ply was replaced before. */
  readonly untold?: readonly string[];
  /** Rules that another ply of its kind would have broken here, each with the first such ply. */
  readonly stakes?: readonly string[];
  /** Situations of the position before it, each with the first such ply of either side. */
  readonly situations?: readonly string[];
}
