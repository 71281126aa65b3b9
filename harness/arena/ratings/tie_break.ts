/** How many games a meeting of a knock-out contest takes. @module */

import { type GameFacts, pointsIn } from "../../core/mod.ts";

/** Sudden death ends after so many deals. */
export const SUDDEN_DEALS = 20;

/**
 * The games that are to be played once these are: a meeting that is level after `games` has as many
 * again, and then two at a time, one deal with both sides, until a deal is not shared.
 */
export function gamesNeeded(
  played: readonly Pick<GameFacts, "number" | "outcome">[],
  games: number,
): number {
  const most = 2 * games + 2 * SUDDEN_DEALS;
  for (let needed = games; needed < most; needed += needed < 2 * games ? games : 2) {
    if (played.length < needed) return needed;
    const first = played.filter(({ number }) => number <= needed);
    const lead = first.reduce((sum, game) => sum + (pointsIn(game) ?? 0.5) - 0.5, 0);
    if (lead !== 0) return needed;
  }
  return most;
}
