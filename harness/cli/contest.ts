/** `contest`: many players, ranked by their games. @module */

import { type ContestReport, fixedPairings, inLanguage, isInRounds, visible } from "../core/mod.ts";
import { matchWord } from "../../reporters/mod.ts";
import { printHelp } from "./called_as.ts";
import { type Command, EXIT, type ExitCode, UsageError } from "./command.ts";
import { CONTEST_HELP } from "./contest_help.ts";
import { mergeRound, planRound, playRounds, playTask } from "./contest_rounds.ts";
import { onInterrupt } from "./interrupt.ts";
import { contestCode } from "./match/contest_code.ts";
import { ContestFolder } from "./match/contest_folder.ts";
import { writeContestReports } from "./match/contest_reports.ts";
import {
  type ContestSetting,
  factsOfContest,
  settingOf,
  USUAL_CONTEST,
} from "./match/contest_setting.ts";
import { PLAY_OPTIONS, type PlayOptions, readPlayOptions } from "./match/match_options.ts";
import { writeMatchReports } from "./match/match_reports.ts";
import { meetingOf, playMeeting } from "./match/meeting.ts";
import { mergeContests } from "./match/merge_contests.ts";
import { missingPrograms } from "./match/players.ts";
import type { MatchUnderWay } from "./match/run_in_folder.ts";
import { absenceOf, clearAbsence, keepAbsence } from "./match/walkover.ts";
import { openReport } from "./open.ts";
import { type Options, readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { fromCaller, print } from "./surroundings.ts";

const OPTIONS: OptionNames = {
  ...PLAY_OPTIONS,
  flags: [...PLAY_OPTIONS.flags ?? [], "merge", "plan"],
  values: [
    ...PLAY_OPTIONS.values ?? [],
    ...["shard", "format", "against", "rounds", "forfeits", "task"],
  ],
  lists: [...PLAY_OPTIONS.lists ?? [], "withdraw"],
};

/** Plays a contest. */
export const contest: Command = {
  name: "contest",
  summary: {
    en: "Play a contest: round-robin, gauntlet, Swiss or knock-out",
    zh: "舉行比賽：循環賽、擂台賽、瑞士制或淘汰賽",
    ja: "大会を行う：総当たり、一対全員、スイス式、勝ち抜き",
  },
  help: CONTEST_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(CONTEST_HELP, args);
      return EXIT.conforms;
    }
    if (options.flags.has("merge")) return merged(options);
    const task = options.values.get("task");
    const setting = settingOf(options);
    if (task !== undefined || options.flags.has("plan")) refuseFixed(setting);
    if (task !== undefined) return await playTask(setting, task);
    if (options.flags.has("plan")) return planRound(setting);
    return await (isInRounds(setting) ? playRounds(setting) : playContest(setting));
  },
};

function merged(options: Options): ExitCode {
  const play = readPlayOptions(options, USUAL_CONTEST);
  const folder = new ContestFolder(fromCaller(play.out));
  const kept = folder.contest();
  if (kept && isInRounds(kept)) return mergeRound(options, { folder, options: play });
  const report = mergeContests(options.rest.map(fromCaller), folder.path);
  print(writeContestReports(report, { folder, options: play }));
  return contestCode(report);
}

async function playContest(setting: ContestSetting): Promise<ExitCode> {
  const { folder, options, shard, players, names } = setting;
  const missing = missingPrograms(players, names);
  if (missing.length > 0) return nothingPlayed(missing, options.language);
  const contest = factsOfContest(setting);
  folder.begin(contest, { fresh: options.fresh, shard });
  const known = (): ContestReport => folder.report() ?? { contest, matches: [] };
  let underWay: MatchUnderWay | undefined;
  const finish = (): void => print(writeContestReports(known(), { folder, options }));
  using _interrupt = onInterrupt(() => {
    if (underWay) {
      writeMatchReports(underWay.report(), { folder: underWay.folder, setting, hurried: true });
    }
    finish();
  });
  for (const pairing of fixedPairings(contest, shard)) {
    using current = await meetingOf(setting, { contest, pairing });
    underWay = current;
    // A player that was absent may have been repaired since.
    clearAbsence(current.folder.path);
    await playMeeting(current, setting);
    const absence = absenceOf(current.report());
    if (absence) keepAbsence(current.folder.path, absence);
  }
  finish();
  if (options.open) await openReport(`${folder.path}/index.html`);
  return contestCode(known());
}

/** A slip in a name is told before hours of games, not after them. */
function nothingPlayed(
  missing: ReturnType<typeof missingPrograms>,
  language: PlayOptions["language"],
): ExitCode {
  for (const { name, why } of missing) {
    const told = matchWord("unstartable", language, { name: visible(name, 40) });
    print(`✗ ${told}: ${visible(inLanguage(why, language), 500)}\n`);
  }
  return EXIT.unstartable;
}

/** Tasks are of rounds, which a round-robin does not have. */
function refuseFixed(setting: ContestSetting): void {
  if (isInRounds(setting)) return;
  throw new UsageError(
    {
      en: `A ${setting.format} contest has no rounds to plan`,
      zh: `${setting.format} 賽制沒有可排定的輪次`,
      ja: `${setting.format} の大会には計画する回戦がない`,
    },
    {
      en: "split it with --shard I/N, and put the parts together with --merge",
      zh: "請以 --shard I/N 分割，再以 --merge 合併",
      ja: "--shard I/N で分け、--merge でまとめる",
    },
  );
}
