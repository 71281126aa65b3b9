/** Which games a match consists of. @module */

import type { MatchFacts, PlayerIndex } from "../../core/mod.ts";

/** A game that is to be played. */
export interface GamePlan {
  /** Counts from 1. */
  readonly number: number;
  /** Games of the same pair have the same deal. */
  readonly pair: number;
  /** What the deal depends on. */
  readonly seed: number;
  readonly first: PlayerIndex;
}

/** Far enough apart that two matches share no deal, unless they have a million games. */
const MATCHES_APART = 1_000_003;

/** All games of a match: each depends on its number and the match's seed, and on nothing else. */
export function planOf(
  { games, swap, seed }: Pick<MatchFacts, "games" | "swap" | "seed">,
): readonly GamePlan[] {
  return Array.from({ length: games }, (_, at) => {
    const pair = swap ? Math.floor(at / 2) + 1 : at + 1;
    const first = swap && at % 2 === 1 ? 1 : 0;
    return { number: at + 1, pair, seed: (seed * MATCHES_APART + pair) % 2 ** 31, first };
  });
}
