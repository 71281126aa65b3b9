/** What the kernel counts for threads, and how they are scheduled (Linux; elsewhere nothing). @module */

import { statOf } from "../process/process_stat.ts";

/** What one thread has had so far. */
export interface ThreadTimes {
  readonly pid: number;
  /** Nanoseconds on a processor. */
  readonly ranNs: number;
  /** Nanoseconds of waiting for one. */
  readonly waitedNs: number;
}

/** How things stand at one moment. */
export interface ThreadReading {
  readonly atMs: number;
  readonly threads: ReadonlyMap<number, ThreadTimes>;
  /** Processor time of all processes, with children that ended and were asked after. */
  readonly cpuMs: number;
  /** How long this thread of the harness has waited for a processor. */
  readonly harnessWaitedNs: number;
}

/** Reads what all threads of these processes have had. */
export function readThreads(pids: readonly number[], atMs: number): ThreadReading {
  const threads = new Map<number, ThreadTimes>();
  if (Deno.build.os !== "linux") return { atMs, threads, cpuMs: 0, harnessWaitedNs: 0 };
  let cpuMs = 0;
  for (const pid of pids) {
    const stat = statOf(pid);
    if (!stat) continue;
    cpuMs += stat.cpuMs;
    for (const thread of stat.threads === 1 ? [pid] : threadsOf(pid)) {
      const times = timesOf(`/proc/${pid}/task/${thread}/schedstat`);
      if (times) threads.set(thread, { pid, ...times });
    }
  }
  const harnessWaitedNs = timesOf("/proc/thread-self/schedstat")?.waitedNs ?? 0;
  return { atMs, threads, cpuMs, harnessWaitedNs };
}

/** How threads are scheduled that chose nothing themselves. */
export interface Expected {
  readonly nice: number;
  readonly policy: number;
  /** The numbers of the cores. */
  readonly cores: ReadonlySet<number>;
}

/** How what we start is scheduled: as this thread of the harness, on `cores` if any are named. */
export function expectedOf(cores: readonly number[] = []): Expected | undefined {
  const own = "/proc/thread-self";
  const rank = rankOf(`${own}/stat`);
  if (!rank) return undefined;
  return { ...rank, cores: cores.length > 0 ? new Set(cores) : coresOf(`${own}/status`) };
}

/** Whether a thread has a rank or cores that the harness did not give it. */
export function choseItself(
  { pid, thread }: { readonly pid: number; readonly thread: number },
  expected: Expected,
): boolean {
  const rank = rankOf(`/proc/${pid}/task/${thread}/stat`);
  if (!rank) return false;
  if (rank.nice > expected.nice || rank.policy !== expected.policy) return true;
  return leftCores({ pid, thread }, expected) !== undefined ||
    groupNice(pid) > Math.max(0, groupNice("self"));
}

/** The cores of a thread that may run on others than the harness gave it; undefined for any other. */
export function leftCores(
  { pid, thread }: { readonly pid: number; readonly thread: number },
  { cores }: Expected,
): ReadonlySet<number> | undefined {
  const own = coresOf(`/proc/${pid}/task/${thread}/status`);
  const same = own.size === cores.size && [...own].every((core) => cores.has(core));
  return own.size === 0 || same ? undefined : own;
}

/** Numbers as the kernel writes them, such as "0-2,5". */
export function parseCores(text: string): ReadonlySet<number> {
  const cores = new Set<number>();
  for (const part of text.split(",")) {
    const [first = NaN, last = first] = part.split("-").map((word) => parseInt(word, 10));
    for (let core = first; core <= last; core++) cores.add(core);
  }
  return cores;
}

function coresOf(path: string): ReadonlySet<number> {
  return parseCores(/^Cpus_allowed_list:\s*(\S+)/m.exec(textOf(path))?.[1] ?? "");
}

function rankOf(path: string): Omit<Expected, "cores"> | undefined {
  const stat = textOf(path);
  if (stat === "") return undefined;
  // The name stands in parentheses and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
  return { nice: fields[16] ?? 0, policy: fields[38] ?? 0 };
}

/** Sessions are scheduled as groups where the kernel does so, and a program may lower its own. */
function groupNice(pid: number | "self"): number {
  return Number(/nice (-?\d+)/.exec(textOf(`/proc/${pid}/autogroup`))?.[1] ?? 0);
}

function threadsOf(pid: number): readonly number[] {
  try {
    return [...Deno.readDirSync(`/proc/${pid}/task`)].map(({ name }) => Number(name));
  } catch {
    return [];
  }
}

function timesOf(path: string): Omit<ThreadTimes, "pid"> | undefined {
  const text = textOf(path);
  if (text === "") return undefined;
  const [ranNs = 0, waitedNs = 0] = text.split(" ").map((ns) => Number(ns) || 0);
  return { ranNs, waitedNs };
}

function textOf(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
