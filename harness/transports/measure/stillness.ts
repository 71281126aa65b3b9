/** Tells an engine that only input can wake from one that may still act by itself. @module */

import { textOf } from "../process/process_stat.ts";
import { threadWait } from "./thread_wait.ts";

/**
 * A mark of all threads of these processes, where each waits without a limit of time for input or
 * for another of them. The same mark twice says that none went on between. Undefined where one runs,
 * sleeps, may be woken by a timer, or waits in a way that is not known.
 */
export function stillnessOf(pids: readonly number[]): string | undefined {
  if (Deno.build.os !== "linux" || pids.length === 0) return undefined;
  const marks = pids.map(markOf);
  return marks.includes(undefined) ? undefined : marks.join(" ");
}

/** Undefined for a process that may go on; empty for one that has ended. */
function markOf(pid: number): string | undefined {
  const process = `/proc/${pid}`;
  const status = textOf(`${process}/status`);
  if (status === "" || isOver(status)) return "";
  if (catchesTimers(status)) return undefined;
  const marks = threadsOf(process).map((thread) => {
    const { endless } = threadWait(process, thread);
    return endless ? `${thread}:${switchesIn(textOf(`${thread}/status`))}` : undefined;
  });
  return marks.length === 0 || marks.includes(undefined) ? undefined : marks.join(" ");
}

function isOver(status: string): boolean {
  return /^State:\s*[ZX]/m.test(status);
}

function threadsOf(process: string): readonly string[] {
  try {
    return [...Deno.readDirSync(`${process}/task`)].map(({ name }) => `${process}/task/${name}`);
  } catch {
    return [];
  }
}

/** Whether the program has a handler for a signal that a timer may send. */
function catchesTimers(status: string): boolean {
  const caught = /^SigCgt:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? "0";
  return (BigInt(`0x${caught}`) & TIMER_SIGNALS) !== 0n;
}

/** SIGALRM, SIGVTALRM and SIGPROF, and those that programs use as they like. */
const TIMER_SIGNALS = [14, 26, 27, ...Array.from({ length: 31 }, (_, at) => 34 + at)]
  .reduce((all, signal) => all | 1n << BigInt(signal - 1), 0n);

/** How often a thread had the processor, in words that are the same for the same counts. */
function switchesIn(status: string): string {
  return [...status.matchAll(/ctxt_switches:\s*(\d+)/g)].map(([, count]) => count).join("+");
}
