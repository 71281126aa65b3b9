/** `contest`: many players, ranked by their games. @module */

import { type ContestReport, isInRounds, UsageError } from "../core/mod.ts";
import { contestConclusion } from "../../reporters/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { CONTEST_HELP } from "./contest_help.ts";
import { mergeRound, planRound, playRounds, playTask } from "./contest_rounds.ts";
import { contestPage } from "./live/contest_page.ts";
import { LIVE_FLAGS, LIVE_VALUES, onLookersOf } from "./live/on_lookers.ts";
import type { OnLookers } from "../live/mod.ts";
import { canBegin } from "./match/can_begin.ts";
import {
  allMeetings,
  beginContest,
  ContestFolder,
  type ContestSetting,
  type MatchUnderWay,
  mergeContests,
  writeContestReports,
  writeMatchReports,
} from "../arena/mod.ts";
import { contestListener } from "./match/contest_listener.ts";
import { settingOf, USUAL_CONTEST } from "./match/contest_setting.ts";
import { PLAY_OPTIONS, readPlayOptions } from "./match/match_options.ts";
import { openReport } from "./open.ts";
import { type Options, readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { followJob, fromCaller, print, printHelp } from "../surroundings/mod.ts";

const OPTIONS: OptionNames = {
  ...PLAY_OPTIONS,
  flags: [...PLAY_OPTIONS.flags ?? [], "merge", "plan", ...LIVE_FLAGS],
  values: [
    ...PLAY_OPTIONS.values ?? [],
    ...["shard", "format", "against", "rounds", "forfeits", "task", ...LIVE_VALUES],
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
    const onLookers = onLookersOf(options);
    return await (isInRounds(setting) ? playRounds : playContest)(setting, onLookers);
  },
};

function merged(options: Options): ExitCode {
  const play = readPlayOptions(options, USUAL_CONTEST);
  const folder = new ContestFolder(fromCaller(play.out));
  const kept = folder.contest();
  if (kept && isInRounds(kept)) return mergeRound(options, { folder, options: play });
  const report = mergeContests(options.rest.map(fromCaller), folder.path);
  print(writeContestReports(report, { folder, options: play }));
  return EXIT[contestConclusion(report)];
}

async function playContest(
  setting: ContestSetting,
  onLookers: OnLookers | undefined,
): Promise<ExitCode> {
  const { folder, options } = setting;
  if (!canBegin(setting)) return EXIT.unstartable;
  const contest = beginContest(setting);
  const known = (): ContestReport => folder.report() ?? { contest, matches: [] };
  await using page = await contestPage(contest, { onLookers, options });
  // With --fresh the folder still holds what is going to be played again.
  if (!options.fresh) page?.know(folder.events());
  let underWay: MatchUnderWay | undefined;
  const begin = (meeting: MatchUnderWay): void => void (underWay = meeting);
  await followJob(allMeetings(setting, { contest, watching: page?.meeting, begin }), {
    on: contestListener(options, page),
    finish: (hurried) => {
      if (underWay && hurried) {
        writeMatchReports(underWay.report(), { folder: underWay.folder, setting, hurried });
      }
      print(writeContestReports(known(), { folder, options }));
    },
  });
  if (options.open) await openReport(`${folder.path}/index.html`, { language: options.language });
  return EXIT[contestConclusion(known())];
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
