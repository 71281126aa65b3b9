/** What a score says about strength, and how sure that is. @module */

import { lowEnd } from "./score_interval.ts";

/** Wins, draws and losses of one player. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A difference in Elo points with its 95 % interval; infinite where one side lost no half point. */
export interface EloDifference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** The share of all points. */
  readonly score: number;
  /** What the interval rests on: single games, or pairs with the same deal and sides changed. */
  readonly by: "games" | "pairs";
}

/** The difference that expects this share of the points. */
export function eloOf(score: number): number {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return -400 * Math.log10(1 / score - 1);
}

/** How many games there were. */
export function gamesIn({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** The share of all points; a half where nothing was played. */
export function scoreOf(tally: Tally): number {
  const games = gamesIn(tally);
  return games === 0 ? 0.5 : (tally.wins + tally.draws / 2) / games;
}

/** The difference from single games: win, draw and loss (trinomial). */
export function eloFromGames(tally: Tally): EloDifference {
  const values = [1, 0.5, 0];
  return differenceOf(values, [tally.wins, tally.draws, tally.losses], "games");
}

/**
 * The difference from pairs of games with the same deal and sides changed (pentanomial): luck of
 * the deal strikes both games of a pair, so the pair is what can be counted. `points` are those of
 * both games together, 0 to 2.
 */
export function eloFromPairs(points: readonly number[]): EloDifference {
  const values = [0, 0.25, 0.5, 0.75, 1];
  const counts = values.map((value) => points.filter((one) => one / 2 === value).length);
  return differenceOf(values, counts, "pairs");
}

function differenceOf(
  values: readonly number[],
  counts: readonly number[],
  by: EloDifference["by"],
): EloDifference {
  const results = values.map((value, at) => ({ value, count: counts[at] ?? 0 }));
  const total = results.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { elo: 0, low: -Infinity, high: Infinity, score: 0.5, by };
  const score = results.reduce((sum, { value, count }) => sum + value * count, 0) / total;
  const mirrored = results.map(({ value, count }) => ({ value: 1 - value, count }));
  const [low, high] = [lowEnd(results), 1 - lowEnd(mirrored)];
  return { elo: eloOf(score), low: eloOf(low), high: eloOf(high), score, by };
}
