/** Contests that are played in rounds: in one go, or as tasks that others schedule. @module */

import {
  type ContestFacts,
  type ContestReport,
  type ContestRound,
  follow,
  type Localized,
  UsageError,
} from "../core/mod.ts";
import { contestWord } from "../../reporters/mod.ts";
import { EXIT, type ExitCode } from "./command.ts";
import { contestPage } from "./live/contest_page.ts";
import type { OnLookers } from "../live/mod.ts";
import { canBegin } from "./match/can_begin.ts";
import { contestCode } from "./match/contest_code.ts";
import {
  addRound,
  allRounds,
  contestDiffers,
  type ContestFolder,
  type ContestSetting,
  factsOfContest,
  importMeetings,
  keptOf,
  knockOutResults,
  placeOf,
  type PlayOptions,
  playPairing,
  taskNumber,
  writeContestReports,
  writeTasks,
} from "../arena/mod.ts";
import { contestListener } from "./match/contest_listener.ts";
import { withdrawnOf } from "./match/contest_setting.ts";
import { tellTasks } from "./match/tell_tasks.ts";
import { openReport } from "./open.ts";
import type { Options } from "./options.ts";
import { followJob, fromCaller, holdsOtherContest, noContest, print } from "../surroundings/mod.ts";

/** Plays all rounds that are left, one after the other. */
export async function playRounds(
  setting: ContestSetting,
  onLookers?: OnLookers,
): Promise<ExitCode> {
  const { folder, options } = setting;
  const contest = begun(setting);
  if (!contest) return EXIT.unstartable;
  let report: ContestReport = { contest, matches: [] };
  await using page = await contestPage(contest, { onLookers, options });
  page?.know(folder.events());
  await followJob(allRounds(setting, { contest, watching: page?.meeting }), {
    on: contestListener(options, page),
    finish: () => {
      report = folder.report() ?? report;
      print(writeContestReports(report, { folder, options }));
    },
  });
  writeTasks(folder.path, []);
  if (options.open) await openReport(`${folder.path}/index.html`, { language: options.language });
  return contestCode(report);
}

/** Plans the next round, if the last is finished, and lists the tasks that are to be played. */
export function planRound(setting: ContestSetting): ExitCode {
  const { folder, options, withdrawn } = setting;
  const contest = begun(setting);
  if (!contest) return EXIT.unstartable;
  tellSurvivors(folder, contest, options);
  const next = addRound(folder, contest, withdrawn);
  if (next) tellRound(next, contest, options);
  return tellTasks(folder, contest, { options });
}

/** Plays one task of the round that is planned, or a meeting before it whose games are damaged. */
export async function playTask(setting: ContestSetting, text: string): Promise<ExitCode> {
  const { folder, options } = setting;
  const contest = factsOfContest(setting);
  const kept = folder.contest();
  if (!kept) {
    throw new UsageError(noContest(folder.path), PLAN_FIRST);
  }
  const other = contestDiffers(kept, keptOf(contest));
  if (other !== undefined) {
    throw new UsageError(
      holdsOtherContest(folder.path, other),
      {
        en: "use the same options as with --plan",
        zh: "請使用與 --plan 相同的參數",
        ja: "--plan と同じ引数を使う",
      },
    );
  }
  const task = taskNumber(text);
  const rounds = folder.rounds();
  const place = placeOf(rounds, task);
  if (!place) {
    const round = rounds.at(-1)?.number ?? 0;
    print(`${contestWord("noTask", options.language, { task, round })}\n`);
    return EXIT.conforms;
  }
  await follow(playPairing(setting, contest, place), contestListener(options));
  return folder.isOpen(contest, place) ? EXIT.inconclusive : EXIT.conforms;
}

/** Folds what the tasks have left, names those that are missing, and plans the next round. */
export function mergeRound(
  options: Options,
  { folder, options: play }: { readonly folder: ContestFolder; readonly options: PlayOptions },
): ExitCode {
  const contest = folder.facts();
  if (!contest) {
    throw new UsageError(noContest(folder.path), PLAN_FIRST);
  }
  importMeetings(options.rest.map(fromCaller), folder, contest);
  const names = contest.players.map(({ name }) => name);
  const withdrawn = withdrawnOf(options.lists.get("withdraw") ?? [], names);
  tellSurvivors(folder, contest, play);
  const next = addRound(folder, contest, withdrawn);
  const after = folder.report() ?? { contest, matches: [] };
  print(writeContestReports(after, { folder, options: play, isMerge: true }));
  if (next) tellRound(next, contest, play);
  const code = tellTasks(folder, contest, { options: play, areMissing: next === undefined });
  return after.over ? contestCode(after) : code;
}

/** Takes the contest in; undefined, and told, where fewer than two players can be started. */
function begun(setting: ContestSetting): ContestFacts | undefined {
  const { folder, options } = setting;
  if (!canBegin(setting)) return undefined;
  const contest = factsOfContest(setting);
  folder.begin(contest, { fresh: options.fresh });
  if (options.fresh) folder.clearRounds();
  return contest;
}

/** Names the players that go on, once a round of a knock-out is finished. */
function tellSurvivors(folder: ContestFolder, contest: ContestFacts, options: PlayOptions): void {
  const on = contestListener(options);
  on({ kind: "contest-started", contest: keptOf(contest) });
  on({ kind: "round-finished", results: knockOutResults(contest, folder.state(contest)) });
}

function tellRound(round: ContestRound, contest: ContestFacts, options: PlayOptions): void {
  const on = contestListener(options);
  on({ kind: "contest-started", contest: keptOf(contest) });
  on({ kind: "round-started", round });
}

const PLAN_FIRST: Localized = {
  en: "plan it first with --plan",
  zh: "請先以 --plan 排定",
  ja: "先に --plan で計画する",
};
