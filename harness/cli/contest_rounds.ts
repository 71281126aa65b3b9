/** `contest` in rounds: in one go, or as tasks that others schedule. @module */

import { type ContestReport, follow } from "../core/mod.ts";
import { contestConclusion, contestWord } from "../../reporters/mod.ts";
import { EXIT, type ExitCode } from "./command.ts";
import { contestPage } from "./live/contest_page.ts";
import type { OnLookers } from "../live/mod.ts";
import { canBegin } from "./match/can_begin.ts";
import {
  allRounds,
  beginRounds,
  type ContestFolder,
  contestOfTask,
  type ContestSetting,
  importMeetings,
  nextRound,
  placeOf,
  plannedContest,
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
import { followJob, fromCaller, print } from "../surroundings/mod.ts";

/** Plays all rounds that are left, one after the other. */
export async function playRounds(
  setting: ContestSetting,
  onLookers?: OnLookers,
): Promise<ExitCode> {
  const { folder, options } = setting;
  if (!canBegin(setting)) return EXIT.unstartable;
  const contest = beginRounds(setting);
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
  return EXIT[contestConclusion(report)];
}

/** Plans the next round, if the last is finished, and lists the tasks that are to be played. */
export function planRound(setting: ContestSetting): ExitCode {
  const { folder, options, withdrawn } = setting;
  if (!canBegin(setting)) return EXIT.unstartable;
  const contest = beginRounds(setting);
  const on = contestListener(options);
  for (const event of nextRound(folder, contest, withdrawn)) on(event);
  return tellTasks(folder, contest, { options });
}

/** Plays one task of the round that is planned, or a meeting before it whose games are damaged. */
export async function playTask(setting: ContestSetting, text: string): Promise<ExitCode> {
  const { folder, options } = setting;
  const contest = contestOfTask(setting);
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
  words: Options,
  { folder, options }: { readonly folder: ContestFolder; readonly options: PlayOptions },
): ExitCode {
  const contest = plannedContest(folder);
  importMeetings(words.rest.map(fromCaller), folder, contest);
  const names = contest.players.map(({ name }) => name);
  const withdrawn = withdrawnOf(words.lists.get("withdraw") ?? [], names);
  const on = contestListener(options);
  const events = [...nextRound(folder, contest, withdrawn)];
  const begun = events.find(({ kind }) => kind === "round-started");
  for (const event of events) if (event !== begun) on(event);
  const after = folder.report() ?? { contest, matches: [] };
  print(writeContestReports(after, { folder, options, isMerge: true }));
  if (begun) on(begun);
  const code = tellTasks(folder, contest, { options, areMissing: begun === undefined });
  return after.over ? EXIT[contestConclusion(after)] : code;
}
