/** A contest of many players as plain data. @module */

import {
  gamesPlanned,
  type MatchFacts,
  type MatchReport,
  type PlayerFacts,
  type PlayerIndex,
} from "./match.ts";
import type { Ratings } from "./ratings.ts";
import type { Shard } from "./shard.ts";

/** Which pairs meet: all, one player against all others, neighbours in the table, or winners alone. */
export type ContestFormat = "round-robin" | "gauntlet" | "swiss" | "knock-out";

/** What is true of the whole contest; `games` are those of each pairing. */
export interface ContestFacts extends Omit<MatchFacts, "players"> {
  /** In a gauntlet the first meets all others; in a knock-out they are seeded in this order. */
  readonly players: readonly PlayerFacts[];
  /** A round-robin where nothing is said. */
  readonly format?: ContestFormat;
  /** How many rounds a Swiss contest has. */
  readonly rounds?: number;
  /** So many forfeited games take a player out. */
  readonly forfeits?: number;
}

/** Why a player is not paired any more. */
export interface PlayerOut {
  readonly player: number;
  readonly why: "withdrawn" | "forfeits" | "absent";
}

/** One round of a contest: its pairs, the players without an opponent, and those that are out. */
export interface ContestRound {
  /** Counts from 1. */
  readonly number: number;
  readonly pairings: readonly { readonly one: number; readonly other: number }[];
  readonly byes: readonly number[];
  readonly out: readonly PlayerOut[];
}

/** By what a player goes on after a meeting of a knock-out. */
export type Advance = "points" | "tie-break" | "sudden-death" | "seed" | "walkover";

/** What a meeting or a bye came to in a finished round of a knock-out. */
export type KnockOutResult =
  | { readonly kind: "bye"; readonly player: number }
  | { readonly kind: "neither"; readonly one: number; readonly other: number }
  | {
    readonly kind: "won";
    readonly player: number;
    readonly over: number;
    readonly by: Advance;
    /** The points of the player and of the other. */
    readonly points: readonly [number, number];
    /** Games beyond those that every meeting has. */
    readonly moreGames: number;
  };

/** One player's row in the standings of a contest that is played in rounds. */
export interface StandingRow {
  readonly player: number;
  /** Players that nothing tells apart share a rank. */
  readonly rank: number;
  readonly points: number;
  /** The sum of the opponents' points. */
  readonly buchholz: number;
  /** The points won from each opponent times that opponent's points, added up. */
  readonly sonnebornBerger: number;
  /** What each round brought it; undefined where it did not take part. */
  readonly rounds: readonly (RoundResult | undefined)[];
}

/** What a round brought a player; without an opponent it was a bye. */
export interface RoundResult {
  readonly opponent?: number;
  readonly points: number;
  /** How many games were played; none after a bye or a walkover. */
  readonly games: number;
  /** Whether it was named first, and so moved first in the first game. */
  readonly first: boolean;
}

/** What a folder keeps of a contest, or of a part of it. */
export type KeptContest = Omit<ContestFacts, "rules"> & { readonly shard?: Shard };

/** Two players that meet, by their numbers, which count from 0. */
export interface ContestPairing {
  /** Counts from 0. */
  readonly index: number;
  readonly one: number;
  readonly other: number;
}

/** The players that did not come to a meeting. */
export type Absent = PlayerIndex | "both";

/** Why a player did not play: it could not be started, or never answered. */
export type PlayerTrouble = Pick<MatchReport, "unstartable" | "silent">;

/** Why a meeting was not played; `other` says it of the other player, where neither played. */
export type Absence = PlayerTrouble & { readonly other?: PlayerTrouble };

/** The players that did not come to a meeting; undefined where no trouble of a player is told. */
export function absentIn({ unstartable, silent, other }: Absence): Absent | undefined {
  const absent = (unstartable ?? silent)?.player;
  return absent !== undefined && other ? "both" : absent;
}

/** Which of the two players of a meeting did not come to it. */
export function absentOf(
  { one, other, absent }: Pick<ContestReport["matches"][number], "one" | "other" | "absent">,
): readonly number[] {
  if (absent === undefined) return [];
  if (absent === "both") return [one, other];
  return [absent === 0 ? one : other];
}

/** A contest, finished or cut short. */
export interface ContestReport {
  readonly contest: ContestFacts;
  readonly shard?: Shard;
  readonly matches: readonly (ContestPairing & {
    readonly report: MatchReport;
    /** The number of its round, where there are rounds. */
    readonly round?: number;
    /** The players that did not play: one, so that the other won without a game, or both. */
    readonly absent?: Absent;
    /** Why the other player did not play either, where `report` tells of one already. */
    readonly otherTrouble?: PlayerTrouble;
  })[];
  /** The rounds so far, where the contest is played in rounds. */
  readonly rounds?: readonly ContestRound[];
  /** The best first, where the contest is played in rounds. */
  readonly standings?: readonly StandingRow[];
  /** Nothing is left to be played. */
  readonly over?: boolean;
  readonly ratings?: Ratings;
}

/** Whether the next pairings depend on results. */
export function isInRounds({ format }: Pick<ContestFacts, "format">): boolean {
  return format === "swiss" || format === "knock-out";
}

/** The meetings that are known before any game: of a round-robin or a gauntlet, or a part of it. */
export function fixedPairings(
  { players, format }: Pick<ContestFacts, "players" | "format">,
  shard?: Shard,
): readonly ContestPairing[] {
  if (format !== "gauntlet") return pairingsOf(players.length, shard);
  const all = players.slice(1).map((_, at) => withSides(at, 0, at + 1));
  return shard ? all.filter(({ index }) => index % shard.of === shard.index - 1) : all;
}

/** How many games were played, and how many are planned so far. */
export function gamesOf(
  { contest, matches, rounds, shard }: ContestReport,
): { readonly done: number; readonly all: number } {
  const done = matches.reduce((sum, { report }) => sum + report.games.length, 0);
  const pairings = rounds
    ? rounds.reduce((sum, round) => sum + round.pairings.length, 0)
    : fixedPairings(contest, shard).length;
  const played = matches.reduce(
    (sum, { report, absent }) =>
      sum + (absent === undefined ? gamesPlanned(report) : report.games.length),
    0,
  );
  return { done, all: played + contest.games * (pairings - matches.length) };
}

/** All pairs of players; part `index` of a sharded contest has every `of`-th pairing. */
export function pairingsOf(players: number, shard?: Shard): readonly ContestPairing[] {
  const all: ContestPairing[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) all.push(withSides(all.length, one, other));
  }
  return shard ? all.filter(({ index }) => index % shard.of === shard.index - 1) : all;
}

/**
 * A meeting of two players, of which the first named begins one more of an odd number of games: the
 * lower number if the numbers differ by an odd number, and the higher one otherwise. No player of a
 * round-robin is so named first in two meetings more or less than it is named second, nor is the one
 * that meets all others in a gauntlet.
 */
function withSides(index: number, low: number, high: number): ContestPairing {
  return (high - low) % 2 === 1
    ? { index, one: low, other: high }
    : { index, one: high, other: low };
}
