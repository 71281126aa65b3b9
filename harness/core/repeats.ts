/** Games that repeat another move for move, and so tell nothing new. @module */

import type { GameFacts } from "./match.ts";

/** What makes a game the same as another: the player that began, the position, the moves. */
export function gameKey(
  { first, setup, plies }: Pick<GameFacts, "first" | "setup" | "plies">,
): string {
  return `${first}\n${setup}\n${plies.map(({ move }) => move).join(" ")}`;
}

/** How many games repeat an earlier one. */
export function repeatedGames(
  games: readonly Pick<GameFacts, "first" | "setup" | "plies">[],
): number {
  return games.length - new Set(games.map(gameKey)).size;
}
