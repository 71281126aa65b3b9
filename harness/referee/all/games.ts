/** The only registry of games, for play without a protocol. @module */

import type { GameKit } from "../kits/kit.ts";
import { darkChessKit } from "../kits/dark-chess.ts";
import { geisterKit } from "../kits/geister.ts";
import { shogiKit } from "../kits/shogi.ts";
import { tzaarKit } from "../kits/tzaar.ts";

/** All games; a new one is one entry here. */
export const GAMES: readonly GameKit[] = [darkChessKit, geisterKit, tzaarKit, shogiKit];

/** What a file says about games, with the id that the game has now. */
export function withGameId<T extends { readonly game: string }>(kept: T): T {
  return { ...kept, game: gameOf(kept.game)?.game.id ?? kept.game };
}

/** The kit of a game, by its id or by the one that older files have for it. */
export function gameOf(id: string): GameKit | undefined {
  return GAMES.find(({ game, formerly }) => game.id === id || formerly === id);
}
