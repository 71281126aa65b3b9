/** A contest as its page shows it: plain data. @module */

import {
  type ContestFormat,
  type ContestPairing,
  type ContestReport,
  type ContestRound,
  type CrossRow,
  crossTable,
  gamesOf,
  type Localized,
  type MatchClock,
  standingOf,
  type StandingRow,
  type TimeUse,
} from "../../../harness/core/mod.ts";
import {
  type EarlyEnd,
  earlyEnd,
  outIn,
  type OutPlayer,
  troublesIn,
} from "../../contest_console.ts";
import { forfeitsIn } from "../../contest_json.ts";
import { cutString } from "../cut_text.ts";
import { type MatchTrouble, troubleOf } from "./match_view.ts";
import { type RatingsView, ratingsView } from "./ratings_view.ts";

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
  /** The cross table; empty where the contest is played in rounds. */
  readonly rows: readonly CrossRow[];
  readonly format: ContestFormat;
  /** The standings of a contest in rounds, the best first. */
  readonly standings?: readonly StandingRow[];
  readonly rounds?: readonly ContestRound[];
  /** Ratings, with no table of all pairs. */
  readonly ratings?: RatingsView;
  readonly forfeits: readonly ForfeitView[];
  /** What the rules say by which games were lost. */
  readonly forfeitRules: readonly { readonly id: string; readonly text: Localized }[];
  /** The players that are out, or lost by walkover. */
  readonly out: readonly OutPlayer[];
  readonly earlyEnd?: EarlyEnd;
  /** How the players used their time, in the order of the table. */
  readonly times: readonly PlayerTime[];
  /** Where the page of each meeting is, where it can be reached. */
  readonly meetings: readonly (ContestPairing & { readonly page: string })[];
  /** On a live page: whether games are still played. */
  readonly underWay?: boolean;
}

/** One player's time over all of its games. */
export interface PlayerTime extends TimeUse {
  readonly player: number;
  readonly games: number;
}

/** A game that was lost by a broken rule. */
export interface ForfeitView {
  readonly player: number;
  readonly other: number;
  readonly game: number;
  readonly rule: string;
  /** The game on the page of its meeting; empty where that cannot be reached. */
  readonly page: string;
}

/** The view of a contest; `pageOf` says where a meeting's page is. */
export function contestViewOf(
  report: ContestReport,
  pageOf: (pairing: ContestPairing) => string,
): ContestView {
  const { contest, matches, standings, rounds, ratings } = report;
  const { done, all } = gamesOf(report);
  const early = earlyEnd(report);
  // A table of all pairs would grow like their number.
  const rows = standings ? [] : crossTable(report);
  const forfeits = forfeitViews(report, pageOf);
  const broken = new Set(forfeits.map(({ rule }) => rule));
  const order = (standings ?? rows).map(({ player }) => player);
  return {
    version: contest.version,
    game: contest.game,
    players: contest.players.map(({ name, protocol }) => ({
      name: cutString(name, 80),
      ...protocol === undefined ? {} : { protocol },
    })),
    games: contest.games,
    done,
    planned: all,
    troubles: troubleViews(report),
    clock: contest.clock,
    seed: contest.seed,
    rows,
    format: contest.format ?? "round-robin",
    ...standings ? { standings } : {},
    ...rounds ? { rounds } : {},
    ...ratings ? { ratings: ratingsView(ratings) } : {},
    forfeits,
    forfeitRules: contest.rules.filter(({ id }) => broken.has(id))
      .map(({ id, text }) => ({ id, text })),
    out: outIn(report),
    ...early ? { earlyEnd: early } : {},
    times: timesOf(report, order),
    meetings: matches.map(({ index, one, other }) => ({
      ...{ index, one, other },
      page: pageOf({ index, one, other }),
    })),
  };
}

/** The same while games are played, on a page that is served alone: it links to no other. */
export function liveContestView(report: ContestReport, underWay: boolean): ContestView {
  const view = contestViewOf(report, () => "");
  const forfeits = view.forfeits.map((one) => ({ ...one, page: "" }));
  return { ...view, forfeits, meetings: [], underWay };
}

/** The time of all players that were measured. */
function timesOf({ matches }: ContestReport, order: readonly number[]): readonly PlayerTime[] {
  const all = new Map<number, PlayerTime>();
  for (const { one, other, report } of matches) {
    const { times } = standingOf(report);
    for (const [player, use] of [[one, times[0]], [other, times[1]]] as const) {
      const before = all.get(player);
      const games = report.games.length;
      all.set(player, before ? added(before, use, games) : { ...use, player, games });
    }
  }
  return order.flatMap((player) => all.get(player) ?? []).filter(({ plies }) => plies > 0);
}

function added(before: PlayerTime, use: TimeUse, games: number): PlayerTime {
  const least = Math.min(before.leastLeftMs ?? Infinity, use.leastLeftMs ?? Infinity);
  return {
    player: before.player,
    games: before.games + games,
    plies: before.plies + use.plies,
    totalMs: before.totalMs + use.totalMs,
    longestMs: Math.max(before.longestMs, use.longestMs),
    ...Number.isFinite(least) ? { leastLeftMs: least } : {},
  };
}

/** More than a page is read for; the pages of the meetings have them all. */
const MOST_FORFEITS = 200;

function forfeitViews(
  { matches }: ContestReport,
  pageOf: (pairing: ContestPairing) => string,
): readonly ForfeitView[] {
  return matches.flatMap(({ index, one, other, report }) =>
    forfeitsIn(report).map(({ game, player, rule }) => ({
      ...{ player: player === 0 ? one : other, other: player === 0 ? other : one, game },
      rule: cutString(rule, 80),
      page: `${pageOf({ index, one, other })}#case/${game}`,
    }))
  ).slice(0, MOST_FORFEITS);
}

function troubleViews({ matches }: ContestReport): ContestView["troubles"] {
  const troubles = troublesIn(matches).flatMap(({ one, other, ...why }) => {
    const trouble = troubleOf(why);
    return trouble ? [{ ...trouble, player: trouble.player === 0 ? one : other }] : [];
  });
  return [...new Map(troubles.map((trouble) => [trouble.player, trouble])).values()];
}
