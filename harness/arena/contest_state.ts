/** How far a contest in rounds is, read from what lies on disk. @module */

import { gamesNeeded, type History, type Meeting, nextRound, standingsOf } from "./ratings/mod.ts";
import {
  absentOf,
  type ContestFacts,
  type ContestReport,
  type ContestRound,
  type GameFacts,
  otherPlayer,
  type PlayerOut,
  pointsIn,
} from "../core/mod.ts";

import type { MeetingPlace } from "./tasks.ts";

type PlayedMatch = ContestReport["matches"][number];

/** All that the games say; nothing of it is kept anywhere else. */
export interface ContestState {
  readonly history: History;
  /** Meetings of the last round that are not finished, by their places in it. */
  readonly open: readonly number[];
  /** Meetings of earlier rounds whose games are gone: a file was damaged or removed. */
  readonly lost: readonly MeetingPlace[];
  /** The players that are out of the rounds to come. */
  readonly out: readonly PlayerOut[];
}

/** The state after these rounds and matches. */
export function stateOf(
  contest: ContestFacts,
  rounds: readonly ContestRound[],
  matches: readonly PlayedMatch[],
): ContestState {
  const finished = new Map(
    matches.filter((match) => isFinished(match, contest)).map((match) => [keyOf(match), match]),
  );
  const last = rounds.at(-1);
  const open = last?.pairings.flatMap((pairing, at) => finished.has(keyOf(pairing)) ? [] : [at]);
  const lost = rounds.slice(0, -1).flatMap(({ number, pairings }) =>
    pairings.flatMap((pairing, at) => finished.has(keyOf(pairing)) ? [] : [{ round: number, at }])
  );
  const meetings = rounds.flatMap(({ number, pairings }) =>
    pairings.flatMap((pairing) => {
      const match = finished.get(keyOf(pairing));
      return match ? [meetingOf(match, number, contest)] : [];
    })
  );
  const players = contest.players.length;
  const history = { players, rounds, meetings, fullPoints: contest.games };
  const out = outOf(contest, rounds, [...finished.values()]);
  return { history, open: open ?? [], lost, out };
}

/** The round that follows; undefined where one is still being played, or the contest is over. */
export function roundAfter(
  contest: ContestFacts,
  { history, open, lost, out }: ContestState,
  withdrawn: readonly number[] = [],
): ContestRound | undefined {
  if (open.length > 0 || lost.length > 0) return undefined;
  const known = new Set(out.map(({ player }) => player));
  const more = withdrawn.filter((player) => !known.has(player))
    .map((player) => ({ player, why: "withdrawn" }) as const);
  return nextRound(history, contest, [...out, ...more]);
}

/** What reports say of the rounds. */
export function standingIn(
  contest: ContestFacts,
  state: ContestState,
): Pick<ContestReport, "rounds" | "standings" | "over"> {
  const { history, open, lost } = state;
  return {
    rounds: history.rounds,
    standings: standingsOf(history, contest.format ?? "swiss"),
    over: open.length === 0 && lost.length === 0 && roundAfter(contest, state) === undefined,
  };
}

/** How many games a meeting takes, with those that have been played. */
export function gamesFor(contest: ContestFacts, played: readonly GameFacts[]): number {
  return contest.format === "knock-out" ? gamesNeeded(played, contest.games) : contest.games;
}

/** Whether all games of a meeting were played, or a player was not there. */
export function isFinished(
  { report: { games }, absent }: PlayedMatch,
  contest: ContestFacts,
): boolean {
  return absent !== undefined || games.length >= gamesFor(contest, games);
}

function keyOf({ one, other }: { readonly one: number; readonly other: number }): string {
  return `${one} ${other}`;
}

function meetingOf(
  { one, other, report, absent }: PlayedMatch,
  round: number,
  { games: full }: ContestFacts,
): Meeting {
  if (absent !== undefined) {
    const points = [absent === 1 ? full : 0, absent === 0 ? full : 0] as const;
    return { round, one, other, points, games: 0 };
  }
  const points = report.games.flatMap((game) => pointsIn(game) ?? []);
  const mine = points.reduce((sum, each) => sum + each, 0);
  // A meeting whose games all have no result was played all the same.
  return { round, one, other, points: [mine, points.length - mine], games: report.games.length };
}

/** The players that were out before, did not come to a meeting, or forfeited too many games. */
function outOf(
  { forfeits = Infinity, format }: ContestFacts,
  rounds: readonly ContestRound[],
  matches: readonly PlayedMatch[],
): readonly PlayerOut[] {
  const before = rounds.at(-1)?.out ?? [];
  if (format === "knock-out") return before;
  const counts = new Map<number, number>();
  const absent = new Set<number>();
  for (const match of matches) {
    const { one, other, report } = match;
    for (const missing of absentOf(match)) absent.add(missing);
    for (const { outcome } of report.games) {
      if (outcome.kind !== "over" || !outcome.forfeit || outcome.winner === undefined) continue;
      const loser = otherPlayer(outcome.winner) === 0 ? one : other;
      counts.set(loser, (counts.get(loser) ?? 0) + 1);
    }
  }
  const all = new Map(before.map((each) => [each.player, each]));
  for (const player of absent) all.set(player, all.get(player) ?? { player, why: "absent" });
  for (const [player, count] of counts) {
    if (count >= forfeits) all.set(player, all.get(player) ?? { player, why: "forfeits" });
  }
  return [...all.values()].sort((a, b) => a.player - b.player);
}
