/** The processes of this machine that may have been started since we were (Linux; elsewhere none). @module */

import { lastPid } from "./process_starts.ts";
import { statOf, textOf } from "./process_stat.ts";

/** What the system says about processes. */
export interface ProcessTable {
  /** The numbers of all processes. */
  readonly pids: () => readonly number[];
  /** When a process was started; undefined once it is gone. */
  readonly started: (pid: number) => number | undefined;
  /** The number that was given out last; 0 where that is not told. */
  readonly lastPid: () => number;
  /** How many processes and threads were ever started; 0 where that is not told. */
  readonly forks: () => number;
  /** Numbers are given out in turn up to this one, and then again from the lowest free one. */
  readonly mostPid: () => number;
}

/** The first process lives as long as the system, so its number is never given out again. */
const FIRST_PID = 1;

/** Which processes were there before us, and up to which number that is certain. */
interface Reference {
  readonly strangers: ReadonlySet<number>;
  readonly lastPid: number;
  readonly forks: number;
}

/**
 * Lists the processes that may have been started since this program was, at the price of one
 * listing: what was there before is remembered. A remembered number is trusted only until the
 * system may have given it to another process.
 */
export class LaterProcesses {
  readonly #table: ProcessTable;
  readonly #self: number;
  #reference: Reference | undefined;

  constructor(table: ProcessTable, self: number) {
    this.#table = table;
    this.#self = self;
  }

  /** Their numbers; a few that are older than this program may be among them. */
  list(): readonly number[] {
    this.#reference = this.#isCurrent() ? this.#reference : this.#newReference();
    const pids = this.#table.pids();
    const reference = this.#reference;
    if (!reference) return pids;
    const from = reference.lastPid;
    const to = this.#table.lastPid();
    const isNew = (pid: number): boolean =>
      from <= to ? pid > from && pid <= to : pid > from || (pid <= to && pid !== FIRST_PID);
    return pids.filter((pid) => isNew(pid) || !reference.strangers.has(pid));
  }

  /** Half a round of numbers at most, so that no number was given out twice meanwhile. */
  #isCurrent(): boolean {
    const { forks, mostPid } = this.#table;
    return this.#reference !== undefined && forks() - this.#reference.forks < mostPid() / 2;
  }

  #newReference(): Reference | undefined {
    const [lastPid, forks] = [this.#table.lastPid(), this.#table.forks()];
    const ours = this.#table.started(this.#self);
    if (lastPid === 0 || forks === 0 || ours === undefined) return undefined;
    const strangers = this.#table.pids().filter((pid) => {
      const started = this.#table.started(pid);
      return started !== undefined && started < ours;
    });
    return { strangers: new Set(strangers), lastPid, forks };
  }
}

/** The processes that may have been started since this program was. */
export function laterProcesses(): readonly number[] {
  return ours.list();
}

const ours = new LaterProcesses({
  pids: allPids,
  started: (pid) => statOf(pid)?.started,
  lastPid,
  forks: () => Number(/^processes (\d+)$/m.exec(textOf("/proc/stat"))?.[1] ?? 0),
  mostPid: () => Number(textOf("/proc/sys/kernel/pid_max")),
}, Deno.pid);

/** All processes, by their numbers. */
export function allPids(): readonly number[] {
  if (Deno.build.os !== "linux") return [];
  try {
    return [...Deno.readDirSync("/proc")].map(({ name }) => Number(name)).filter((pid) => pid > 0);
  } catch (error) {
    // A program that may start no process may not look at any either.
    if (error instanceof Deno.errors.NotCapable) return [];
    throw error;
  }
}
