/** Whether a program has started other processes, at the price of reading one small file (Linux). @module */

import { textOf } from "./process_stat.ts";

/** What the system says about the numbers of processes and threads. */
export interface NumberClock {
  readonly nowMs: () => number;
  /** The number that was given out last; 0 where that is not told. */
  readonly lastPid: () => number;
}

interface Moment {
  readonly atMs: number;
  readonly lastPid: number;
  readonly own: number;
}

/** So long no system takes to give out all its numbers and arrive at the same one again. */
const TRUSTED_MS = 1000;

/** Looking at so many numbers costs less than a list of all processes. */
const FEW = 16;

/** How many processes this program has started itself. */
let own = 0;

/** Counts a process that this program has started. */
export function countOwnStart(): void {
  own++;
}

/**
 * Knows whether no process or thread was started on this machine since it was made, but by this
 * program itself: numbers are given out in turn, and all that were are our own. Where any other
 * program starts something, or the next question comes late, the answer is that this is not known.
 */
export class ProcessStarts {
  readonly #clock: NumberClock;
  readonly #start: Moment;
  #then: Moment | undefined;

  /** To be made before the program is started whose processes are counted. */
  constructor(clock: NumberClock = SYSTEM) {
    this.#clock = clock;
    this.#start = this.#now();
    this.#then = this.#start;
  }

  /** Whether there were none for certain. */
  get none(): boolean {
    const then = this.#then;
    if (!then) return false;
    const now = this.#now();
    const none = then.lastPid > 0 && now.atMs - then.atMs < TRUSTED_MS &&
      now.lastPid - then.lastPid === now.own - then.own;
    this.#then = none ? now : undefined;
    return none;
  }

  /** All numbers that were given out since, where these are known and few. */
  get numbers(): readonly number[] | undefined {
    const { atMs, lastPid } = this.#start;
    const now = this.#now();
    const count = now.lastPid - lastPid;
    if (lastPid === 0 || now.atMs - atMs >= TRUSTED_MS || count < 0 || count > FEW) {
      return undefined;
    }
    return Array.from({ length: count }, (_, at) => lastPid + 1 + at);
  }

  #now(): Moment {
    const { nowMs, lastPid } = this.#clock;
    return { atMs: nowMs(), lastPid: lastPid(), own };
  }
}

/** The number of a process or thread that was given out last; 0 where that is not told. */
export function lastPid(): number {
  return Number(textOf("/proc/loadavg").trim().split(" ").at(-1) ?? 0);
}

const SYSTEM: NumberClock = { nowMs: () => performance.now(), lastPid };
