/** One meeting of a contest: a match in a folder of its own. @module */

import { type ContestFacts, type ContestPairing, type GameFacts, visible } from "../../core/mod.ts";
import { matchWord } from "../../../reporters/mod.ts";
import type { ContestPage } from "../live/watch_contest.ts";
import { look, print } from "../../surroundings/mod.ts";
import type { ContestSetting } from "./contest_setting.ts";
import { LiveMatch } from "./live_match.ts";
import { writeMatchReports } from "./match_reports.ts";
import { matchIn, type MatchUnderWay } from "./run_in_folder.ts";

/** What may differ from the contest's own options. */
export interface MeetingOptions {
  readonly games?: number;
  readonly seed?: number;
  readonly fresh?: boolean;
}

/** Sets a meeting up; nothing has been started yet. */
export function meetingOf(
  { protocol, players, names, options, folder }: ContestSetting,
  { contest, pairing, page, ...more }: MeetingOptions & {
    readonly contest: ContestFacts;
    readonly pairing: ContestPairing;
    /** Where people look on. */
    readonly page?: ContestPage;
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
  }, page?.meeting(pairing));
}

/** Plays all games of a meeting that are not done, and writes its reports. */
export async function playMeeting(
  underWay: MatchUnderWay,
  setting: ContestSetting,
  onGame: (game: GameFacts) => void = () => {},
): Promise<void> {
  const { quiet, language } = setting.options;
  const before = underWay.report();
  const { players: [mine, theirs], games } = before.match;
  if (!quiet && before.games.length < games) {
    const title = `${visible(mine.name, 40)} – ${visible(theirs.name, 40)}`;
    print(
      `${title} (${matchWord("games", language, { done: before.games.length, all: games })})\n`,
    );
  }
  const live = new LiveMatch({
    ...look(),
    write: print,
    language,
    names: [mine.name, theirs.name],
    planned: games,
    done: before.games,
  });
  await underWay.play((event) => {
    if (!quiet) live.on(event);
    if (event.kind === "game-finished") onGame(event.game);
  });
  if (!quiet) live.end();
  writeMatchReports(underWay.report(), { folder: underWay.folder, setting });
}
