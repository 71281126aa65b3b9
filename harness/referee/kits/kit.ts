/** What everything that plays needs of a game. @module */

import type { Diagram, Localized, Result, Tray } from "../../core/mod.ts";
import type { Game, Opponent, Side } from "../../games/game.ts";
import type { RecordFiles } from "../../games/platform_files/mod.ts";

// deno-lint-ignore no-explicit-any -- each game has a position of its own, which no other code reads
type Any = any;

/** A game with what a match needs of it. */
export interface GameKit {
  readonly game: Game<Any, Any>;
  readonly opponents: Readonly<Record<string, Opponent<Any, Any>>>;
  /** A move with everything that it reveals, which the mover may not know before. */
  readonly shown?: (position: Any, move: Any) => Any;
  /** A position as `start` reads it. */
  readonly setup: (position: Any) => string;
  /** A start by chance with the same pieces, where the game has one board that engines are shown. */
  readonly shuffled?: (seed: number) => string;
  /** The start once a side has chosen something for itself, where the game lets it. */
  readonly choose?: (
    position: Any,
    choice: { readonly side: Side; readonly choice: string },
  ) => Result<Any, Localized>;
  /**
   * The same start in names that fit another choice of a side, and its plies in these names, in
   * either direction; undefined if there are no such names.
   */
  readonly renamed?: (
    position: Any,
    choice: { readonly side: Side; readonly choice: string },
  ) => { readonly position: Any; readonly ply: (move: string) => string } | undefined;
  /** What one side may know of a position, where that differs from all there is. */
  readonly seenBy?: (position: Any, side: Side) => Diagram;
  /** Pieces beside the board that both players may know, where the picture does not have them. */
  readonly trays?: (position: Any) => readonly Tray[];
  /** The platform's record files, where it has the game. */
  readonly records?: RecordFiles;
  /** The id that the game has in files of older versions, where it is another one. */
  readonly formerly?: string;
}
