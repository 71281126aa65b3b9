/** The tasks of a round, for programs that schedule them. @module */

import { type ContestRound, UsageError } from "../core/mod.ts";
import { writeWhole } from "../ledger/mod.ts";

/** A meeting by its round and its place in it, which counts from 0. */
export interface MeetingPlace {
  readonly round: number;
  readonly at: number;
}

/**
 * The number of a meeting's task. Those of the last round count from 1; behind them stand all
 * meetings of the rounds before, which are played again if their games are damaged.
 */
export function taskOf(rounds: readonly ContestRound[], { round, at }: MeetingPlace): number {
  const last = rounds.at(-1);
  if (!last || round === last.number) return at + 1;
  const before = rounds.filter(({ number }) => number < round);
  return meetingsIn([last, ...before]) + at + 1;
}

/** The meeting of a task; undefined where there is none of this number. */
export function placeOf(rounds: readonly ContestRound[], task: number): MeetingPlace | undefined {
  let at = task - 1;
  for (const { number, pairings } of [...rounds.slice(-1), ...rounds.slice(0, -1)]) {
    if (at < pairings.length) return { round: number, at };
    at -= pairings.length;
  }
  return undefined;
}

function meetingsIn(rounds: readonly ContestRound[]): number {
  return rounds.reduce((sum, { pairings }) => sum + pairings.length, 0);
}

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
