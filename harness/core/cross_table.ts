/** The results of all players of a contest against each other. @module */

import type { Absent, ContestReport } from "./contest.ts";
import { gamesIn, type Tally } from "./elo.ts";
import { standingOf } from "./standing.ts";

/** One player's row in the cross table. */
export interface CrossRow {
  /** The player's number. */
  readonly player: number;
  /** Players with the same points and the same tie-break share a rank. */
  readonly rank: number;
  readonly points: number;
  /** The points of players that it beat, and half of those that it drew with (Sonneborn–Berger). */
  readonly tieBreak: number;
  readonly tally: Tally;
  /** Games in which it broke a rule that binds. */
  readonly fouls: number;
  /** Its results against each player; undefined, or left out, against itself and those not yet met. */
  readonly cells: readonly (CrossCell | undefined)[];
}

/** Results against one player; a walkover counts as all games of the meeting. */
export interface CrossCell extends Tally {
  readonly walkover?: true;
}

/** The cross table, the best first: by points, in a gauntlet by the share of them. */
export function crossTable({ contest, matches }: ContestReport): readonly CrossRow[] {
  // Each row reaches to its last meeting: of a gauntlet most have one cell.
  const cells = contest.players.map((): (CrossCell | undefined)[] => []);
  const fouls = contest.players.map(() => 0);
  for (const { one, other, report, absent } of matches) {
    const standing = standingOf(report);
    const [cell, mirror] = absent === undefined
      ? [standing.tally, mirrored(standing.tally)]
      : walkover(absent, contest.games);
    const row = cells[one];
    const column = cells[other];
    if (row) row[other] = cell;
    if (column) column[one] = mirror;
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
  }));
  // One player of a gauntlet has as many games as all others together.
  const worth = contest.format === "gauntlet"
    ? ({ tally }: Pick<CrossRow, "tally">): number => pointsOf(tally) / (gamesIn(tally) || 1)
    : ({ points: all }: Pick<CrossRow, "points">): number => all;
  const better = (a: typeof rows[number], b: typeof rows[number]): number =>
    worth(b) - worth(a) || b.tieBreak - a.tieBreak;
  rows.sort((a, b) => better(a, b) || a.player - b.player);
  let rank = 1;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (before && better(before, row) !== 0) rank = at + 1;
    return { ...row, rank };
  });
}

/** Points of wins, draws and losses. */
export function pointsOf({ wins, draws }: Tally): number {
  return wins + draws / 2;
}

/** The cells of both players; where neither came, both have lost all games. */
function walkover(absent: Absent, games: number): readonly [CrossCell, CrossCell] {
  const won = { wins: games, draws: 0, losses: 0, walkover: true } as const;
  const lost = { wins: 0, draws: 0, losses: games, walkover: true } as const;
  return [absent === 1 ? won : lost, absent === 0 ? won : lost];
}

function mirrored({ wins, losses, ...rest }: Tally): Tally {
  return { ...rest, wins: losses, losses: wins };
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
