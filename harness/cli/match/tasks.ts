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
    {
      en: "--task auto finds no number",
      zh: "--task auto 找不到編號",
      ja: "--task auto の番号が見つからない",
    },
    {
      en: "run it as an element of a Slurm array or of an indexed Job, or write --task 3",
      zh: "請在 Slurm 陣列或 Indexed Job 中執行，或寫 --task 3",
      ja: "Slurm の配列か Indexed Job の中で実行するか、--task 3 のように書く",
    },
  );
}

function counted(text: string, what: string, least = 1): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (number >= least) return number;
  throw new UsageError({
    en: `Cannot read ${what}`,
    zh: `無法解讀 ${what}`,
    ja: `${what} を解釈できない`,
  }, {
    en: "write --task 3 for the third task of the round",
    zh: "請寫成 --task 3，表示該輪的第三個工作",
    ja: "回戦の三番目の作業なら --task 3 と書く",
  });
}
