/** A mark in the environment by which every process that an engine started is found again. @module */

import type { ProcessStarts } from "./process_starts.ts";
import { laterProcesses } from "./later_processes.ts";

/** The variable that carries the mark; its name does not tell an engine what runs it. */
export const MARK = "LAUNCH_ID";

const RUN = crypto.randomUUID();
const PAUSE_MS = 5;
const MOST_ROUNDS = 100;
const decoder = new TextDecoder("latin1");

/**
 * A unique mark, by which no engine can count its starts; a harness inside a harness keeps the outer
 * one's beside its own.
 */
export function newMark(): string {
  return `${RUN}.${crypto.randomUUID()}.`;
}

/** The value of the variable for an engine that is given `mark`. */
export function markValue(mark: string): string {
  const outer = Deno.env.get(MARK);
  return outer ? `${outer},${mark}` : mark;
}

/** The processes that carry `mark`; all that this harness started, without one. */
export function markedProcesses(
  mark: string = `${RUN}.`,
  starts?: ProcessStarts,
): readonly number[] {
  const pids = starts?.numbers ?? laterProcesses();
  return pids.filter((pid) => pid !== Deno.pid && isMarked(pid, mark));
}

/** Kills, once, what carries `mark` right now; answers whether there was anything. */
export function killMarkedOnce(mark?: string, starts?: ProcessStarts): boolean {
  const pids = markedProcesses(mark, starts);
  for (const pid of pids) {
    // Looked at again, since another process may have the id by now.
    if (isMarked(pid, mark ?? `${RUN}.`)) kill(pid);
  }
  return pids.length > 0;
}

/** Kills what carries `mark`, until nothing is left that does; `starts` are those since it was given out. */
export async function killMarked(mark: string, starts?: ProcessStarts): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && killMarkedOnce(mark, starts); round++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Sends SIGKILL to a process, or to a group by its negative number; answers whether it was there. */
export function kill(pid: number): boolean {
  try {
    Deno.kill(pid, "SIGKILL");
    return true;
  } catch {
    // It is gone, or it is not ours any more.
    return false;
  }
}

/** A zombie has no environment and no mark. */
function isMarked(pid: number, mark: string): boolean {
  const environment = read(`/proc/${pid}/environ`);
  const at = environment.indexOf(`${MARK}=`);
  if (at < 0 || (at > 0 && environment[at - 1] !== "\0")) return false;
  const end = environment.indexOf("\0", at);
  return environment.slice(at, end < 0 ? undefined : end).includes(mark);
}

function read(path: string): string {
  try {
    return decoder.decode(Deno.readFileSync(path));
  } catch {
    return "";
  }
}
