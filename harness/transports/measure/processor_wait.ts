/** How long an engine was ready to run while others had the processor (Linux; elsewhere never). @module */

import { descendantsOf } from "../process/process_tree.ts";
import { choseItself, type Expected, readThreads, type ThreadReading } from "./thread_reading.ts";

// Reading costs more than sending a line; within this time two sends share a reading.
const FRESH_MS = 20;
const MOST_READINGS = 256;
// Less than this decides nothing, and is not worth a look at every process of the machine.
const WORTH_A_SEARCH_MS = 20;
const NS_PER_MS = 1e6;

/** The processes that count as the engine's own. */
export interface EngineProcesses {
  /** Those that are quickly found. */
  readonly near: () => readonly number[];
  /** All that can be found; asked for only where much depends on it. */
  readonly all?: () => readonly number[];
  /** Processor time of all of them, living or gone, where that is counted. */
  readonly cpuMs?: () => number | undefined;
  /** How the harness had them scheduled; what differs is the engine's own choice. */
  readonly expected?: () => Expected | undefined;
}

/** What happened in a stretch of time. */
export interface Shares {
  /** How long the engine waited for others. */
  readonly waitedMs: number;
  /** Processor time of the engine's own processes, side by side or not. */
  readonly ranMs: number;
  /** How long this thread of the harness was ready to run and had no processor. */
  readonly harnessWaitedMs: number;
}

const NOTHING: Shares = { waitedMs: 0, ranMs: 0, harnessWaitedMs: 0 };

/**
 * How long an engine was ready to run and had no processor.
 *
 * The thread that waited longest counts, but for as long as any process of the engine had a
 * processor: then they only waited for each other. A thread whose rank or cores the engine chose
 * itself waits by its own choice.
 */
export class ProcessorWait {
  readonly #processes: EngineProcesses;
  readonly #readings: ThreadReading[] = [];
  readonly #chosen = new Set<number>();

  /** Watches all threads of these processes, asked for anew each time. */
  constructor(processes: EngineProcesses) {
    this.#processes = processes;
  }

  /** Remembers that it was started at `atMs`, which is now, and has had nothing before. */
  begin(atMs: number): void {
    const cpuMs = this.#processes.cpuMs?.() ?? 0;
    this.#readings.push({ ...readThreads([], atMs), cpuMs });
  }

  /** Remembers how long it has waited until `atMs`, which is now. */
  note(atMs: number): void {
    const last = this.#readings.at(-1);
    if (last && atMs - last.atMs < FRESH_MS) return;
    this.#readings.push(this.#read(this.#processes.near(), atMs));
    if (this.#readings.length > MOST_READINGS) this.#readings.shift();
  }

  /** Remembers that a process chose its own rank; what it waits from now on is its own doing. */
  blame(pid: number): void {
    this.#chosen.add(pid);
  }

  /** How long it has waited since `sinceMs`, from the last reading before that on. */
  since(sinceMs: number): number {
    return this.shares(sinceMs).waitedMs;
  }

  /** How the processors were shared between the engine and others since `sinceMs`. */
  shares(sinceMs: number): Shares {
    const before = this.#readings.findLast(({ atMs }) => atMs <= sinceMs) ?? this.#readings[0];
    if (!before) return NOTHING;
    const near = this.#between(before, this.#processes.near());
    const much = Math.max(near.waitedMs, near.harnessWaitedMs) > WORTH_A_SEARCH_MS;
    return this.#processes.all && much ? this.#between(before, this.#processes.all()) : near;
  }

  /** How long its busiest thread has run since `sinceMs`, at the least. */
  ranSince(sinceMs: number): number {
    const before = this.#readings.findLast(({ atMs }) => atMs <= sinceMs) ?? this.#readings[0];
    if (!before) return 0;
    const now = readThreads(this.#processes.near(), performance.now());
    const each = [...now.threads].map(([thread, { ranNs }]) =>
      ranNs - (before.threads.get(thread)?.ranNs ?? 0)
    );
    const busiestMs = Math.min(Math.max(0, ...each) / NS_PER_MS, now.atMs - before.atMs);
    // It may have run all the time from the reading until `sinceMs`: that does not count.
    return Math.max(0, busiestMs - Math.max(0, sinceMs - before.atMs));
  }

  #read(pids: readonly number[], atMs: number): ThreadReading {
    const reading = readThreads(pids, atMs);
    return { ...reading, cpuMs: this.#processes.cpuMs?.() ?? reading.cpuMs };
  }

  #between(before: ThreadReading, pids: readonly number[]): Shares {
    const now = this.#read(pids, performance.now());
    const passedMs = now.atMs - before.atMs;
    let [ran, waited] = [0, 0];
    for (const [thread, { ranNs, waitedNs, pid }] of now.threads) {
      const then = before.threads.get(thread);
      // One that was not seen before may be older than the question.
      ran += then ? ranNs - then.ranNs : Math.min(ranNs, passedMs * NS_PER_MS);
      const more = waitedNs - (then?.waitedNs ?? 0);
      if (more > waited && !this.#isChosen(pid, thread)) waited = more;
    }
    // Processes that came and went are in the sums of those that asked after them.
    const ranMs = Math.max(ran / NS_PER_MS, now.cpuMs - before.cpuMs);
    const harnessWaitedMs = (now.harnessWaitedNs - before.harnessWaitedNs) / NS_PER_MS;
    const idleMs = passedMs - ranMs;
    const waitedMs = Math.max(0, Math.min(waited / NS_PER_MS, idleMs));
    return { waitedMs, ranMs, harnessWaitedMs: Math.max(0, harnessWaitedMs) };
  }

  #isChosen(pid: number, thread: number): boolean {
    if (this.#chosen.has(pid)) return true;
    const expected = this.#processes.expected?.();
    if (!expected || !choseItself({ pid, thread }, expected)) return false;
    this.#chosen.add(pid);
    return true;
  }
}

/** Adds up how long processes that come and go waited for a processor (Linux; elsewhere always 0). */
export class WaitSum {
  readonly #pid: number;
  #last: ThreadReading = {
    atMs: performance.now(),
    threads: new Map(),
    cpuMs: 0,
    harnessWaitedNs: 0,
  };
  #sumMs = 0;

  /** Watches a process with all that it starts. */
  constructor(pid: number) {
    this.#pid = pid;
  }

  /** The sum until now; what was born and died since it was last asked is not in it. */
  ask(): number {
    const now = readThreads(descendantsOf(this.#pid), performance.now());
    let [ran, waited] = [0, 0];
    for (const [thread, { ranNs, waitedNs }] of now.threads) {
      const then = this.#last.threads.get(thread) ?? { ranNs: 0, waitedNs: 0 };
      ran += ranNs - then.ranNs;
      waited = Math.max(waited, waitedNs - then.waitedNs);
    }
    const idleMs = now.atMs - this.#last.atMs - ran / NS_PER_MS;
    this.#sumMs += Math.max(0, Math.min(waited / NS_PER_MS, idleMs));
    this.#last = now;
    return this.#sumMs;
  }
}
