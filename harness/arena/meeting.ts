/** One meeting of a contest: a match in a folder of its own. @module */

import type { ContestFacts, ContestPairing, GameFacts, JobEvent, MatchFacts } from "../core/mod.ts";
import type { MatchContext } from "./games/mod.ts";
import type { ContestSetting } from "./contest_setting.ts";
import { writeMatchReports } from "./match_reports.ts";
import { matchIn, type MatchUnderWay } from "./run_in_folder.ts";

/** What may differ from the contest's own options. */
export interface MeetingOptions {
  readonly games?: number;
  readonly seed?: number;
  readonly fresh?: boolean;
}

/** Answers, when a meeting begins, with what looks on at its games. */
export type WatchMeeting = (match: MatchFacts, done: readonly GameFacts[]) => MatchContext["watch"];

/** Sets a meeting up; nothing has been started yet. */
export function meetingOf(
  { protocol, players, names, options, folder }: ContestSetting,
  { contest, pairing, watching, ...more }: MeetingOptions & {
    readonly contest: ContestFacts;
    readonly pairing: ContestPairing;
    /** Where people look on. */
    readonly watching?: WatchMeeting;
  },
): Promise<MatchUnderWay> {
  const { one, other } = pairing;
  const [mine, theirs] = [players[one], players[other]];
  if (!mine || !theirs) throw new Error(`No players ${one} and ${other}`);
  return matchIn({
    protocol,
    players: [mine, theirs],
    names: [names[one] ?? "", names[other] ?? ""],
    options: { ...options, ...more },
    folder: folder.matchPath(pairing, contest),
  }, watching);
}

/** Plays all games of a meeting that are not done, and writes its reports. */
export async function* playMeeting(
  underWay: MatchUnderWay,
  setting: ContestSetting,
): AsyncGenerator<JobEvent, void, undefined> {
  yield* underWay.play();
  writeMatchReports(underWay.report(), { folder: underWay.folder, setting });
}
