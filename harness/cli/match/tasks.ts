/** The tasks of a round, for programs that schedule them. @module */

import { UsageError } from "../command.ts";
import { writeWhole } from "../report_files.ts";

/** Writes the numbers of the tasks that are left, one a line; empty once there are none. */
export function writeTasks(folder: string, tasks: readonly number[]): void {
  writeWhole(`${folder}/tasks.txt`, tasks.map((task) => `${task}\n`).join(""));
}

/** Reads `--task 3`, or `auto`: the index that Slurm or Kubernetes gives to this job. */
export function taskNumber(
  text: string,
  variable: (name: string) => string | undefined = (name) => Deno.env.get(name),
): number {
  if (text !== "auto") return counted(text, `--task "${text}"`);
  const slurm = variable("SLURM_ARRAY_TASK_ID");
  if (slurm !== undefined) return counted(slurm, `SLURM_ARRAY_TASK_ID "${slurm}"`);
  // Kubernetes counts from 0.
  const kubernetes = variable("JOB_COMPLETION_INDEX");
  if (kubernetes !== undefined) {
    return 1 + counted(kubernetes, `JOB_COMPLETION_INDEX "${kubernetes}"`, 0);
  }
  throw new UsageError(
    "--task auto finds no number",
    "run it as an element of a Slurm array or of an indexed Job, or write --task 3",
  );
}

function counted(text: string, what: string, least = 1): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (number >= least) return number;
  throw new UsageError(`Cannot read ${what}`, "write --task 3 for the third task of the round");
}
