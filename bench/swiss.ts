/** How well a Swiss contest of simulated engines finds the best, and what its bookkeeping costs. @module */

import process from "node:process";
import { type Meeting, rate, standingsOf } from "../harness/arena/ratings/mod.ts";
import { simulatedContest } from "../harness/arena/ratings/_simulated.ts";
import type { Encounter } from "../harness/core/mod.ts";
import { randomFrom } from "../harness/games/random.ts";
import { machine } from "./measure.ts";

const ROUNDS = 11;
const SPREAD = 200;

/** What one contest came to. */
interface Figures {
  readonly players: number;
  /** How many of the true ten best are among the first ten, and among the first twenty. */
  readonly inTen: number;
  readonly inTwenty: number;
  /** Spearman's rank correlation of the table, and of the ratings, with the truth. */
  readonly byTable: number;
  readonly byRatings: number;
  readonly pairingMs: number;
  readonly ratingMs: number;
}

function contestOf(players: number, seed: number): Figures {
  const random = randomFrom(seed);
  const strengths = Array.from({ length: players }, () => SPREAD * normal(random));
  const startedMs = processorMs();
  const history = simulatedContest(strengths, { format: "swiss", rounds: ROUNDS, random });
  const rows = standingsOf(history, "swiss");
  const pairedMs = processorMs();
  const encounters = history.meetings.flatMap(encountersIn);
  const { rows: rated } = rate(players, encounters);
  const ratedMs = processorMs();
  const best = new Set(orderOf(strengths).slice(0, 10));
  const places = rows.map(({ player }) => player);
  const found = (count: number): number =>
    places.slice(0, count).filter((player) => best.has(player)).length;
  const truth = orderOf(strengths);
  return {
    players,
    inTen: found(10),
    inTwenty: found(20),
    byTable: correlation(truth, places),
    byRatings: correlation(
      truth,
      rated.toSorted((a, b) => a.group - b.group || b.elo - a.elo).map(({ player }) => player),
    ),
    pairingMs: pairedMs - startedMs,
    ratingMs: ratedMs - pairedMs,
  };
}

/** Processor time so far. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Two games with the sides changed; of a point each only the sum is known, so each wins once. */
function encountersIn({ one, other, points: [mine] }: Meeting): readonly Encounter[] {
  const [home, away] = [Math.min(1, mine), Math.max(0, mine - 1)];
  return [gameOf(one, other, home), gameOf(other, one, 1 - away)];
}

function gameOf(first: number, second: number, points: number): Encounter {
  const [wins, draws] = [Math.floor(points), points === 0.5 ? 1 : 0];
  return { first, second, wins, draws, losses: 1 - wins - draws };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function orderOf(values: readonly number[]): readonly number[] {
  return values.map((_, at) => at).sort((a, b) => values[b]! - values[a]!);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const places = new Map(other.map((player, at) => [player, at]));
  const squares = one.reduce((sum, player, at) => sum + (at - (places.get(player) ?? 0)) ** 2, 0);
  const count = one.length;
  return 1 - 6 * squares / (count * (count ** 2 - 1));
}

if (import.meta.main) {
  console.log(machine());
  for (const players of [125, 250, 500, 1000, 2000]) {
    const contests = Array.from({ length: 5 }, (_, at) => contestOf(players, at + 1));
    const mean = (key: keyof Figures): number =>
      contests.reduce((sum, one) => sum + one[key], 0) / contests.length;
    console.log(
      `swiss of ${players}, ${ROUNDS} rounds, strengths ± ${SPREAD} Elo, mean of 5: ` +
        `true ten best in the first ten ${mean("inTen").toFixed(1)}, in the first twenty ` +
        `${mean("inTwenty").toFixed(1)}; rank correlation of the table ` +
        `${mean("byTable").toFixed(3)}, of the ratings ${mean("byRatings").toFixed(3)}; ` +
        `processor time of pairing and table ${mean("pairingMs").toFixed(0)} ms, of ratings ${
          mean("ratingMs").toFixed(0)
        } ms`,
    );
  }
  console.log(`memory ${(Deno.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`);
}
