import { assert } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { simulatedContest } from "./_simulated.ts";
import { solve } from "./conjugate.ts";
import { information } from "./davidson.ts";
import { sampled } from "./sampled.ts";
import type { Encounter } from "../../core/mod.ts";

/** How far sampled variances are from the exact ones, as a share: of players, and of differences. */
function misses(count: number, games: readonly Encounter[], advantage: boolean) {
  const players = Array.from({ length: count }, (_, at) => at);
  const free = { advantage, draws: true, drawn: true };
  const bend = information(games, new Float64Array(count + 2), free);
  const exact = (parts: Readonly<Record<number, number>>): number => {
    const wanted = new Float64Array(count + 2);
    const mean = Object.values(parts).reduce((sum, part) => sum + part, 0) / count;
    for (const player of players) wanted[player] = (parts[player] ?? 0) - mean;
    const found = solve(bend, wanted);
    return players.reduce((sum, player) => sum + wanted[player]! * found[player]!, 0);
  };
  const solution = (vector: Float64Array): Float64Array => {
    const found = solve(bend, vector, { precision: 1e-6 });
    const mean = players.reduce((sum, player) => sum + found[player]!, 0) / count;
    return found.map((value) => value - mean);
  };
  const { own, toNext, toAnchor } = sampled(players, { bend, solution, anchor: 7 });
  const some = players.filter((player) => player % 8 === 1);
  const miss = (estimate: number, truth: number): number => Math.abs(estimate / truth - 1);
  return {
    own: some.map((at) => miss(own[at]!, exact({ [at]: 1 }))),
    toNext: some.map((at) => miss(toNext[at]!, exact({ [at]: 1, [at + 1]: -1 }))),
    toAnchor: some.map((at) => miss(toAnchor[at]!, exact({ [at]: 1, 7: -1 }))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const level = { wins: 1, draws: 1, losses: 1 };

Deno.test("in a Swiss contest sampled variances are right to about one per cent", () => {
  const strengths = Array.from({ length: 120 }, (_, at) => 5 * at);
  const how = { format: "swiss", rounds: 9, random: randomFrom(3) } as const;
  const games = simulatedContest(strengths, how).meetings.map(({ one, other }) => (
    { first: one, second: other, ...level }
  ));
  const { own, toNext, toAnchor } = misses(120, games, true);
  assert(mean(own) < 0.02 && Math.max(...own) < 0.06, own.join());
  assert(mean(toNext) < 0.12 && mean(toAnchor) < 0.12, [...toNext, ...toAnchor].join());
});

// In a chain the worth of moving first cannot be told.
Deno.test("in a chain of players no sampled variance is far off", () => {
  const games = Array.from({ length: 80 }, (_, at) => ({ first: at, second: at + 1, ...level }));
  const { own, toNext, toAnchor } = misses(81, games, false);
  for (const miss of [own, toNext, toAnchor]) assert(mean(miss) < 0.15, miss.join());
});
