/** A contest as its page shows it: plain data. @module */

import {
  type ContestPairing,
  type ContestReport,
  type CrossRow,
  crossTable,
  type MatchClock,
  pairingsOf,
} from "../../../harness/core/mod.ts";
import { cutString } from "../cut_text.ts";
import { type MatchTrouble, troubleOf } from "./match_view.ts";

/** What the page of a contest shows. */
export interface ContestView {
  readonly version: string;
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly protocol?: string }[];
  /** Games of each pairing. */
  readonly games: number;
  readonly done: number;
  readonly planned: number;
  /** Players that could not be started or never answered. */
  readonly troubles: readonly (Omit<MatchTrouble, "player"> & { readonly player: number })[];
  readonly clock: MatchClock;
  readonly seed: number;
  readonly rows: readonly CrossRow[];
  /** Where the page of each meeting is. */
  readonly meetings: readonly (ContestPairing & { readonly page: string })[];
}

/** The view of a contest; `pageOf` says where a meeting's page is. */
export function contestViewOf(
  report: ContestReport,
  pageOf: (pairing: ContestPairing) => string,
): ContestView {
  const { contest, matches, shard } = report;
  return {
    version: contest.version,
    game: contest.game,
    players: contest.players.map(({ name, protocol }) => ({
      name: cutString(name, 80),
      ...protocol === undefined ? {} : { protocol },
    })),
    games: contest.games,
    done: matches.reduce((sum, one) => sum + one.report.games.length, 0),
    planned: contest.games * pairingsOf(contest.players.length, shard).length,
    troubles: troublesIn(report),
    clock: contest.clock,
    seed: contest.seed,
    rows: crossTable(report),
    meetings: matches.map(({ index, one, other }) => ({
      ...{ index, one, other },
      page: pageOf({ index, one, other }),
    })),
  };
}

function troublesIn({ matches }: ContestReport): ContestView["troubles"] {
  const troubles = matches.flatMap(({ one, other, report }) => {
    const trouble = troubleOf(report);
    return trouble ? [{ ...trouble, player: trouble.player === 0 ? one : other }] : [];
  });
  return [...new Map(troubles.map((trouble) => [trouble.player, trouble])).values()];
}
