/** Variances of very many players, estimated from random samples. @module */

import type { Curvature } from "./conjugate.ts";

/** How many samples are drawn. */
const SAMPLES = 256;

/** The variance of each player's strength, and of its differences to the next and to the anchor. */
export interface Sampled {
  readonly own: Float64Array;
  readonly toNext: Float64Array;
  readonly toAnchor: Float64Array;
}

/**
 * Samples strengths that vary as the information matrix says, and measures how far they spread. The
 * number of samples does not grow with the number of players, so that the work grows like the games.
 * The samples are the same every time.
 *
 * What a player's variance would be if all others were known is exact, and only the rest is measured
 * (Sidén, Lindgren, Bolin and Villani 2018): the variance of a player with many opponents is then
 * right to about one per cent, and never worse than that of `SAMPLES` games of chance, nine per cent.
 */
export function sampled(
  players: readonly number[],
  { bend: { diagonal, noise }, solution, anchor }: {
    readonly bend: Curvature;
    /** Solves the equations of the information matrix for a vector, which is changed. */
    readonly solution: (vector: Float64Array) => Float64Array;
    readonly anchor?: number;
  },
): Sampled {
  const count = players.length;
  const sums = (): Float64Array => new Float64Array(count);
  const [rest, toNext, toAnchor] = [sums(), sums(), sums()];
  // A mean of zero ties all players together; a little weight on the mean unties them.
  const weight = players.reduce((sum, player) => sum + diagonal[player]!, 0) / count;
  const known = Float64Array.from(players, (player) => diagonal[player]! + weight / count);
  const sign = signs();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const pulls = noise(sign);
    const strengths = solution(pulls.slice());
    for (let at = 0; at < count; at++) {
      const own = strengths[players[at]!]!;
      const squared = (other: number): number => (own - other) ** 2 / SAMPLES;
      rest[at] = rest[at]! + squared(pulls[players[at]!]! / known[at]!);
      toNext[at] = toNext[at]! + squared(strengths[players[at + 1] ?? players[at]!]!);
      if (anchor !== undefined) toAnchor[at] = toAnchor[at]! + squared(strengths[anchor]!);
    }
  }
  const ofMean = 1 / (weight * count);
  const own = rest.map((value, at) =>
    1 / known[at]! + value + ofMean * ((1 - weight / known[at]!) ** 2 - 1)
  );
  return { own, toNext, toAnchor };
}

/** Signs that look random and are always the same (xorshift32). */
function signs(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state < 0 ? -1 : 1;
  };
}
