/** The only registry of games, for play without a protocol. @module */

import type { Localized, Result } from "../core/mod.ts";
import {
  DARK_CHESS_OPPONENTS,
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
  flipOf,
  formatSetup as formatDarkChess,
  readRecord as readDarkChess,
  trays as darkChessTrays,
  writeRecord as writeDarkChess,
} from "../games/dark-chess/mod.ts";
import type { Game, Opponent, Side } from "../games/game.ts";
import {
  diagramFor,
  formatSetup as formatGeister,
  geister,
  GEISTER_OPPONENTS,
  type GeisterPosition,
  readRecord as readGeister,
  renamed,
  withReds,
  writeRecord as writeGeister,
} from "../games/geister/mod.ts";
import type { RecordFiles } from "../games/platform_files/mod.ts";
import { formatSetup as formatShogi, shogi, SHOGI_OPPONENTS } from "../games/shogi/mod.ts";
import {
  formatSetup as formatTzaar,
  randomSetup,
  trays as tzaarTrays,
  tzaar,
  TZAAR_OPPONENTS,
} from "../games/tzaar/mod.ts";
import type { Diagram, Tray } from "../core/mod.ts";

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

/** All games; a new one is one entry here. */
export const GAMES: readonly GameKit[] = [
  {
    game: darkChess,
    opponents: DARK_CHESS_OPPONENTS,
    setup: formatDarkChess,
    shown: (position: DarkChessPosition, move: DarkChessMove) =>
      move.kind === "flip" ? { piece: flipOf(position, move.at), ...move } : move,
    trays: darkChessTrays,
    records: { writeRecord: writeDarkChess, readRecord: readDarkChess },
    formerly: "dark_chess",
  },
  {
    game: geister,
    opponents: GEISTER_OPPONENTS,
    setup: formatGeister,
    choose: (position: GeisterPosition, { side, choice }) =>
      withReds(position, { side, letters: choice }),
    renamed: (position: GeisterPosition, { side, choice }) =>
      renamed(position, { side, letters: choice }),
    seenBy: diagramFor,
    records: { writeRecord: writeGeister, readRecord: readGeister },
  },
  {
    game: tzaar,
    opponents: TZAAR_OPPONENTS,
    setup: formatTzaar,
    shuffled: randomSetup,
    trays: tzaarTrays,
  },
  { game: shogi, opponents: SHOGI_OPPONENTS, setup: formatShogi },
];

/** What a file says about games, with the id that the game has now. */
export function withGameId<T extends { readonly game: string }>(kept: T): T {
  return { ...kept, game: gameOf(kept.game)?.game.id ?? kept.game };
}

/** The kit of a game, by its id or by the one that older files have for it. */
export function gameOf(id: string): GameKit | undefined {
  return GAMES.find(({ game, formerly }) => game.id === id || formerly === id);
}
