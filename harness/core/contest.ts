/** A contest, everybody against everybody, as plain data. @module */

import type { Tally } from "./elo.ts";
import type { MatchFacts, MatchReport, PlayerFacts } from "./match.ts";
import { standingOf } from "./standing.ts";

/** What is true of the whole contest; `games` are those of each pairing. */
export interface ContestFacts extends Omit<MatchFacts, "players"> {
  readonly players: readonly PlayerFacts[];
}

/** Which of several parts of a contest; both count from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Two players that meet, by their numbers, which count from 0. */
export interface ContestPairing {
  /** Counts from 0. */
  readonly index: number;
  readonly one: number;
  readonly other: number;
}

/** A contest, finished or cut short. */
export interface ContestReport {
  readonly contest: ContestFacts;
  readonly shard?: Shard;
  readonly matches: readonly (ContestPairing & { readonly report: MatchReport })[];
}

/** Everybody against everybody; part `index` of a sharded contest has every `of`-th pairing. */
export function pairingsOf(players: number, shard?: Shard): readonly ContestPairing[] {
  const all: ContestPairing[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) all.push({ index: all.length, one, other });
  }
  return shard ? all.filter(({ index }) => index % shard.of === shard.index - 1) : all;
}

/** One player's row in the cross table. */
export interface CrossRow {
  /** The player's number. */
  readonly player: number;
  /** Players with the same points and the same tie-break share a rank. */
  readonly rank: number;
  readonly points: number;
  /** The points of whom it beat, and half of those of whom it drew (Sonneborn–Berger). */
  readonly tieBreak: number;
  readonly tally: Tally;
  /** Games in which it broke a rule that binds. */
  readonly fouls: number;
  /** Its results against each player; undefined against itself and whom it has not met. */
  readonly cells: readonly (Tally | undefined)[];
}

/** The cross table, the best first. */
export function crossTable({ contest, matches }: ContestReport): readonly CrossRow[] {
  const cells = contest.players.map(() => contest.players.map((): Tally | undefined => undefined));
  const fouls = contest.players.map(() => 0);
  for (const { one, other, report } of matches) {
    const standing = standingOf(report);
    const row = cells[one];
    const column = cells[other];
    if (row) row[other] = standing.tally;
    if (column) column[one] = mirrored(standing.tally);
    fouls[one] = (fouls[one] ?? 0) + standing.fouls[0];
    fouls[other] = (fouls[other] ?? 0) + standing.fouls[1];
  }
  const points = cells.map((row) => pointsOf(sum(row)));
  const rows = cells.map((row, player) => ({
    player,
    points: points[player] ?? 0,
    tieBreak: row.reduce((so, cell, at) => so + (cell ? pointsOf(cell) * (points[at] ?? 0) : 0), 0),
    tally: sum(row),
    fouls: fouls[player] ?? 0,
    cells: row,
  })).sort((a, b) => b.points - a.points || b.tieBreak - a.tieBreak || a.player - b.player);
  return rows.map((row) => ({
    ...row,
    rank: 1 +
      rows.filter((one) =>
        one.points > row.points || (one.points === row.points && one.tieBreak > row.tieBreak)
      ).length,
  }));
}

/** Points of wins, draws and losses. */
export function pointsOf({ wins, draws }: Tally): number {
  return wins + draws / 2;
}

function mirrored({ wins, draws, losses }: Tally): Tally {
  return { wins: losses, draws, losses: wins };
}

function sum(tallies: readonly (Tally | undefined)[]): Tally {
  return tallies.reduce<Tally>(
    (so, one) => ({
      wins: so.wins + (one?.wins ?? 0),
      draws: so.draws + (one?.draws ?? 0),
      losses: so.losses + (one?.losses ?? 0),
    }),
    { wins: 0, draws: 0, losses: 0 },
  );
}
