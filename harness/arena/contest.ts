/** A contest as a stream of what happens in it. @module */

import type { ContestFacts, ContestRound, JobEvent } from "../core/mod.ts";
import { type ContestFolder, keptOf, pairingsIn } from "./contest_folder.ts";
import { writeRounds } from "./contest_ledger.ts";
import type { ContestSetting } from "./contest_setting.ts";
import { gamesFor, roundAfter } from "./contest_state.ts";
import { meetingOf, playMeeting, type WatchMeeting } from "./meeting.ts";
import { knockOutResults } from "./knock_out_results.ts";
import type { MatchUnderWay } from "./run_in_folder.ts";
import type { MeetingPlace } from "./tasks.ts";
import { absenceIn, absenceOf, clearAbsence, keepAbsence } from "./walkover.ts";

/** Plays every meeting that is left, one after the other. */
export async function* allMeetings(
  setting: ContestSetting,
  { contest, watching, begin }: {
    readonly contest: ContestFacts;
    readonly watching?: WatchMeeting;
    /** Hears of each meeting before its first game. */
    readonly begin: (meeting: MatchUnderWay) => void;
  },
): AsyncGenerator<JobEvent, void, undefined> {
  const { folder, shard } = setting;
  yield { kind: "contest-started", contest: keptOf(contest, shard) };
  for (const pairing of folder.pairings(contest, shard)) {
    yield { kind: "meeting-started", meeting: pairing };
    using current = await meetingOf(setting, { contest, pairing, watching });
    begin(current);
    // A player that was absent may have been repaired since.
    clearAbsence(current.folder.path);
    yield* playMeeting(current, setting);
    const absence = await absenceOf(current.report(), current.absence);
    if (absence) {
      keepAbsence(current.folder.path, absence);
      yield { kind: "walkover", ...absence };
    }
    yield { kind: "meeting-finished", index: pairing.index };
  }
  yield { kind: "contest-finished" };
}

/** Plays every round that is left, and first what is lost of earlier ones. */
export async function* allRounds(
  setting: ContestSetting,
  { contest, watching }: {
    readonly contest: ContestFacts;
    readonly watching?: WatchMeeting;
  },
): AsyncGenerator<JobEvent, void, undefined> {
  const { folder } = setting;
  yield { kind: "contest-started", contest: keptOf(contest) };
  const play = (place: MeetingPlace) => playPairing(setting, contest, { ...place, watching });
  for (const place of folder.state(contest).lost) yield* play(place);
  for (;;) {
    const state = folder.state(contest);
    const { open, history: { rounds } } = state;
    if (open.length === 0) {
      const results = knockOutResults(contest, state);
      if (results.length > 0) yield { kind: "round-finished", results };
      const round = addRound(folder, contest, setting.withdrawn);
      if (!round) break;
      yield { kind: "round-started", round };
      continue;
    }
    for (const at of open) yield* play({ round: rounds.length, at });
    // A meeting that cannot be brought to its end keeps the contest from going on.
    if (folder.state(contest).open.length > 0) break;
  }
  yield { kind: "contest-finished" };
}

/** Draws the next round, if the last is finished, and keeps it; undefined where none follows. */
export function addRound(
  folder: ContestFolder,
  contest: ContestFacts,
  withdrawn: readonly number[],
): ContestRound | undefined {
  const state = folder.state(contest);
  const next = roundAfter(contest, state, withdrawn);
  if (next) writeRounds(folder.path, keptOf(contest), [...state.history.rounds, next]);
  return next;
}

/** Plays a meeting, with all games that a tie takes. */
export async function* playPairing(
  setting: ContestSetting,
  contest: ContestFacts,
  { round, at, watching }: MeetingPlace & { readonly watching?: WatchMeeting },
): AsyncGenerator<JobEvent, void, undefined> {
  const { folder, options } = setting;
  const pairing = pairingsIn(folder.rounds()).filter((one) => one.round === round)[at];
  if (!pairing) throw new Error(`No meeting ${at} in round ${round}`);
  const path = folder.matchPath(pairing, contest);
  // Each round has deals of its own, the same at all tables.
  const how = { contest, pairing, seed: options.seed + round - 1 };
  for (let games = contest.games; absenceIn(path) === undefined;) {
    yield { kind: "meeting-started", meeting: pairing };
    // More games for a tie go on from those that were just played.
    const fresh = options.fresh && games === contest.games;
    using underWay = await meetingOf(setting, { ...how, games, fresh, watching });
    // What is there is damaged, and that has been told.
    clearAbsence(path);
    yield* playMeeting(underWay, setting);
    const report = underWay.report();
    const absence = await absenceOf(report, underWay.absence);
    if (absence) {
      keepAbsence(path, absence);
      yield { kind: "walkover", ...absence };
    }
    yield { kind: "meeting-finished", index: pairing.index };
    const played = report.games;
    const needed = gamesFor(contest, played);
    if (absence || played.length < games || needed <= games) return;
    games = needed;
  }
}
