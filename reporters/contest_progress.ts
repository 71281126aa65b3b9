/** The standings of a contest after each of its rounds. @module */

import type { StandingRow } from "../harness/core/mod.ts";

/** What a player had after a round: its points, and its place by them, which equal points share. */
export interface RoundScore {
  readonly points: number;
  readonly place: number;
}

/** For each player, by number, what it had after each of so many rounds. */
export function progressOf(
  standings: readonly Pick<StandingRow, "player" | "rounds">[],
  rounds: number,
): ReadonlyMap<number, readonly RoundScore[]> {
  const all = new Map(standings.map(({ player }) => [player, [] as RoundScore[]]));
  for (let at = 0; at < rounds; at++) {
    const sums = standings.map(({ player, rounds: results }) =>
      (all.get(player)?.at(-1)?.points ?? 0) + (results[at]?.points ?? 0)
    );
    const places = new Map<number, number>();
    for (const [place, points] of sums.toSorted((a, b) => b - a).entries()) {
      if (!places.has(points)) places.set(points, place + 1);
    }
    for (const [row, { player }] of standings.entries()) {
      const points = sums[row] ?? 0;
      all.get(player)?.push({ points, place: places.get(points) ?? 1 });
    }
  }
  return all;
}
