/** The table of a contest that is played in rounds. @module */

import type { ContestFormat, RoundResult, StandingRow } from "../../core/mod.ts";
import { winnerOf } from "./knock_out.ts";
import { type History, pointsIn } from "./meeting.ts";

/**
 * The standings, the best first. In a Swiss contest points decide, then Buchholz, then
 * Sonneborn–Berger; in a knock-out how long a player was in. An unplayed meeting counts for Buchholz
 * as one against an opponent with one's own points, and not at all for Sonneborn–Berger.
 */
export function standingsOf(history: History, format: ContestFormat): readonly StandingRow[] {
  const points = pointsIn(history);
  const results = resultsOf(history);
  const lasted = format === "knock-out" ? roundsLasted(history) : undefined;
  const rows = results.map((rounds, player) => {
    const met = rounds.flatMap((result) => result ? [result] : []);
    const unplayed = (result: RoundResult): boolean => result.games === 0;
    const pointsOf = (result: RoundResult): number =>
      points[unplayed(result) ? player : result.opponent ?? player] ?? 0;
    return {
      player,
      rank: 0,
      points: points[player] ?? 0,
      buchholz: met.reduce((sum, result) => sum + pointsOf(result), 0),
      sonnebornBerger: met.reduce(
        (sum, result) => sum + (unplayed(result) ? 0 : result.points * pointsOf(result)),
        0,
      ),
      rounds,
    };
  });
  const better = (a: StandingRow, b: StandingRow): number =>
    lasted
      ? lasted[b.player]! - lasted[a.player]!
      : b.points - a.points || b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger;
  rows.sort((a, b) => better(a, b) || a.player - b.player);
  return ranked(rows, better);
}

function ranked(
  rows: readonly StandingRow[],
  better: (a: StandingRow, b: StandingRow) => number,
): readonly StandingRow[] {
  let rank = 1;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (before && better(before, row) !== 0) rank = at + 1;
    return { ...row, rank };
  });
}

function resultsOf(history: History): readonly (RoundResult | undefined)[][] {
  const { players, rounds, meetings, fullPoints } = history;
  const results = Array.from(
    { length: players },
    () => rounds.map((): RoundResult | undefined => undefined),
  );
  const put = (player: number, round: number, result: RoundResult): void => {
    const row = results[player];
    if (row) row[round - 1] = result;
  };
  for (const { number, byes } of rounds) {
    for (const player of byes) put(player, number, { points: fullPoints, games: 0, first: false });
  }
  for (const { round, one, other, games, points: [mine, theirs] } of meetings) {
    put(one, round, { opponent: other, points: mine, games, first: true });
    put(other, round, { opponent: one, points: theirs, games, first: false });
  }
  return results;
}

/** The round in which each player lost; the winner lasts one more than the last. */
function roundsLasted({ players, rounds, meetings }: History): Float64Array {
  const lasted = new Float64Array(players).fill(rounds.length + 1);
  for (const meeting of meetings) {
    const { one, other, round } = meeting;
    const winner = winnerOf(meeting);
    for (const player of [one, other]) if (player !== winner) lasted[player] = round;
  }
  return lasted;
}
