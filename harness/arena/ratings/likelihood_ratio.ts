/** The generalised likelihood ratio of two Elo differences, from pairs of games. @module */

import type { SprtTest } from "../../core/mod.ts";

/** What a pair of games can bring, as a share of its two points. */
const PAIR_SCORES: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

/** The share of the points that a difference in Elo points lets expect. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * The log of how much more likely the pairs are under `elo1` than under `elo0`. The distribution of
 * the five results is not known: under each hypothesis it is the likeliest one whose mean is the
 * expected score (generalised SPRT, pentanomial). `counts` has the pairs of 0, ½, 1, 1½ and 2 points.
 */
export function logLikelihoodRatio(
  counts: readonly number[],
  { elo0, elo1 }: Pick<SprtTest, "elo0" | "elo1">,
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  // A result that has not been seen is not impossible.
  const seen = counts.map((count) => Math.max(count, UNSEEN));
  const all = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / all);
  const [under0, under1] = [elo0, elo1].map((elo) => likeliest(shares, expectedScore(elo)));
  return all * shares.reduce(
    (sum, share, at) => sum + share * Math.log((under1?.[at] ?? 1) / (under0?.[at] ?? 1)),
    0,
  );
}

const UNSEEN = 1e-3;
const HALVINGS = 60;

/** The likeliest distribution of the pair scores with the mean `score`, given the observed shares. */
function likeliest(shares: readonly number[], score: number): readonly number[] {
  const slope = (x: number): number =>
    shares.reduce((sum, share, at) => {
      const away = (PAIR_SCORES[at] ?? 0) - score;
      return sum + share * away / (1 + x * away);
    }, 0);
  // The slope falls from +∞ to −∞ between these ends, where a share would become negative.
  let [low, high] = [-1 / (1 - score), 1 / score];
  for (let halved = 0; halved < HALVINGS; halved++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return shares.map((share, at) => share / (1 + x * ((PAIR_SCORES[at] ?? 0) - score)));
}
