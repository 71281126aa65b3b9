/** Which tasks of a contest are to be played: on the console, and in a file for programs. @module */

import type { ContestFacts } from "../../core/mod.ts";
import { contestWord } from "../../../reporters/mod.ts";
import { taskLines } from "../../../reporters/jobs/mod.ts";
import { pathAsCalled, print } from "../../surroundings/mod.ts";
import { type ContestFolder, type PlayOptions, tasksLeft, writeTasks } from "../../arena/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";

/**
 * Lists the tasks that are left. Those of a round that was not just planned are missing; a meeting of
 * an earlier round is named in any case, with what is wrong with its games.
 */
export function tellTasks(
  folder: ContestFolder,
  contest: ContestFacts,
  { options: { language, quiet }, areMissing = false }: {
    readonly options: PlayOptions;
    readonly areMissing?: boolean;
  },
): ExitCode {
  const tasks = tasksLeft(folder, contest);
  writeTasks(folder.path, tasks.map(({ task }) => task));
  const lines = [...taskLines(tasks, { contest, language, areMissing })];
  if (!quiet && tasks.length > 0) {
    const file = pathAsCalled(`${folder.path}/tasks.txt`);
    lines.push(contestWord("tasks", language, { count: tasks.length, file }));
  }
  for (const line of lines) print(`${line}\n`);
  return areMissing && tasks.length > 0 ? EXIT.inconclusive : EXIT.conforms;
}
