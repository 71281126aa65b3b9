/** How often a sequential test is wrong, and how long it takes, on simulated matches. @module */

import { expectedScore } from "../harness/arena/ratings/mod.ts";
import { fairElo, simulatedSprt } from "../harness/arena/ratings/_simulated.ts";
import type { SprtTest } from "../harness/core/mod.ts";
import { randomFrom } from "../harness/games/random.ts";
import { machine } from "./measure.ts";

/** What simulated matches at one true difference came to. */
export interface SprtFigures {
  readonly elo: number;
  readonly matches: number;
  /** The share of the matches that were decided for the larger difference. */
  readonly larger: number;
  readonly meanPairs: number;
  readonly mostPairs: number;
}

/** Deals are worth so many Elo points to one side, and so many games between equals are drawn. */
const GAMES = { luck: 120, draws: 0.2 };

/** Plays `matches` matches at a true difference. */
export function sprtFigures(test: SprtTest, elo: number, matches: number): SprtFigures {
  const random = randomFrom(1 + Math.round(1000 * elo));
  const ends = Array.from(
    { length: matches },
    () => simulatedSprt({ ...GAMES, test, elo, random }),
  );
  const pairs = ends.map((end) => end.pairs);
  return {
    elo,
    matches,
    larger: ends.filter(({ decision }) => decision === "elo1").length / matches,
    meanPairs: pairs.reduce((sum, one) => sum + one, 0) / matches,
    mostPairs: Math.max(...pairs),
  };
}

/** How many pairs a match of a fixed length needs for the same chances of error of 5 %. */
export function fixedPairs({ elo0, elo1 }: SprtTest): number {
  const variance = pairVariance((elo0 + elo1) / 2);
  const apart = expectedScore(elo1) - expectedScore(elo0);
  return Math.ceil((2 * 1.6449) ** 2 * variance / apart ** 2);
}

/** The variance of the share of a pair's points. */
function pairVariance(elo: number): number {
  const game = (difference: number): number => {
    const score = expectedScore(difference);
    return score * (1 - score) * (1 - GAMES.draws);
  };
  const strength = fairElo(elo, GAMES.luck);
  return (game(strength + GAMES.luck) + game(strength - GAMES.luck)) / 4;
}

if (import.meta.main) {
  console.log(machine());
  const usual = Number(Deno.args[0] ?? 2000);
  for (const [elo0, elo1] of [[0, 20], [0, 50], [0, 200]] as const) {
    const test: SprtTest = { elo0, elo1, alpha: 0.05, beta: 0.05 };
    // Short matches are cheap: ten times as many leave a third of the doubt.
    const matches = elo1 - elo0 < 50 ? usual : 10 * usual;
    console.log(`sprt ${elo0},${elo1} · ${matches} matches each · fixed ${fixedPairs(test)} pairs`);
    for (const elo of [elo0, (elo0 + elo1) / 2, elo1]) {
      const { larger, meanPairs, mostPairs } = sprtFigures(test, elo, matches);
      console.log(
        `  true ${String(elo).padStart(3)}  decided for ${elo1}: ${(100 * larger).toFixed(1)} %` +
          `  mean ${Math.round(meanPairs)} pairs, most ${mostPairs}` +
          `  ratio to fixed ${(meanPairs / fixedPairs(test)).toFixed(2)}`,
      );
    }
  }
}
