/** How long a machine kept the harness or an engine from running: nobody's fault. @module */

import { descendantsOf } from "./process_tree.ts";

const PERIOD_MS = 20;
// Timers are never exact; less than this says nothing.
const TOLERANCE_MS = 5;
const MOST_RECORDS = 10_000;

interface Lateness {
  readonly atMs: number;
  readonly lateMs: number;
}

let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let tickMs = 0;
let records: Lateness[] = [];

/** Watches how late this process's own event loop is, as long as it is held. */
export function watchLag(): Disposable {
  if (users++ === 0) start();
  let held = true;
  return {
    [Symbol.dispose]() {
      if (held && --users === 0) stop();
      held = false;
    },
  };
}

/** How long the event loop was held up since `sinceMs` (of `performance.now`), the present included. */
export function lagMs(sinceMs: number): number {
  const nowMs = performance.now();
  const present = users > 0 ? [{ atMs: nowMs, lateMs: lateness(nowMs) }] : [];
  let sum = 0;
  for (const { atMs, lateMs } of [...records, ...present]) {
    // A hold-up that began before `sinceMs` counts from there.
    if (atMs > sinceMs) sum += Math.min(lateMs, atMs - sinceMs);
  }
  return sum;
}

function start(): void {
  tickMs = performance.now();
  records = [];
  timer = setInterval(tick, PERIOD_MS);
  // Watching is no reason to go on living.
  Deno.unrefTimer(timer);
}

function stop(): void {
  clearInterval(timer);
}

function tick(): void {
  const nowMs = performance.now();
  const lateMs = lateness(nowMs);
  tickMs = nowMs;
  if (lateMs === 0) return;
  records.push({ atMs: nowMs, lateMs });
  if (records.length > MOST_RECORDS) records = records.slice(MOST_RECORDS / 2);
}

function lateness(nowMs: number): number {
  const lateMs = nowMs - tickMs - PERIOD_MS;
  return lateMs > TOLERANCE_MS ? lateMs : 0;
}

// Reading costs more than sending a line; within this time two sends share a reading.
const FRESH_MS = 20;
const MOST_READINGS = 256;

/** Nanoseconds on a processor and of waiting for one, by the number of the thread. */
type Waits = ReadonlyMap<string, { readonly ran: number; readonly waited: number }>;

/**
 * How long a process was ready to run and had no processor (Linux; elsewhere always 0).
 *
 * The thread that waited longest counts, but for as long as the engine as a whole had a processor,
 * children included: then they only waited for each other.
 */
export class ProcessorWait {
  readonly #pid: () => number;
  readonly #readings: { readonly atMs: number; readonly waits: Waits }[] = [];

  /** Watches the threads of a process; asked anew each time, for a launcher may come before it. */
  constructor(pid: () => number) {
    this.#pid = pid;
  }

  /** Remembers how long it has waited until `atMs`, which is now. */
  note(atMs: number): void {
    const last = this.#readings.at(-1);
    if (last && atMs - last.atMs < FRESH_MS) return;
    this.#readings.push({ atMs, waits: waitsOf(this.#pid()) });
    if (this.#readings.length > MOST_READINGS) this.#readings.shift();
  }

  /** How long it has waited since `sinceMs`, from the last reading before that on. */
  since(sinceMs: number): number {
    const before = this.#readings.findLast(({ atMs }) => atMs <= sinceMs) ?? this.#readings[0];
    if (!before) return 0;
    const { ran, waited } = between(before.waits, waitsOf(this.#pid()));
    const idleMs = performance.now() - before.atMs - ran / 1e6;
    return Math.max(0, Math.min(waited / 1e6, idleMs));
  }
}

/** Adds up how long processes that come and go waited for a processor (Linux; elsewhere always 0). */
export class WaitSum {
  readonly #pid: number;
  #waits: Waits = new Map();
  #atMs = performance.now();
  #sumMs = 0;

  /** Watches a process with all that it starts. */
  constructor(pid: number) {
    this.#pid = pid;
  }

  /** The sum until now; what was born and died since it was last asked is not in it. */
  ask(): number {
    const [now, nowMs] = [waitsOf(this.#pid), performance.now()];
    const { ran, waited } = between(this.#waits, now);
    const idleMs = nowMs - this.#atMs - ran / 1e6;
    this.#sumMs += Math.max(0, Math.min(waited / 1e6, idleMs));
    this.#waits = now;
    this.#atMs = nowMs;
    return this.#sumMs;
  }
}

/** How long all threads together ran, and how long the one waited that waited longest. */
function between(before: Waits, after: Waits): { readonly ran: number; readonly waited: number } {
  let [ran, waited] = [0, 0];
  for (const [thread, now] of after) {
    const then = before.get(thread) ?? { ran: 0, waited: 0 };
    ran += now.ran - then.ran;
    waited = Math.max(waited, now.waited - then.waited);
  }
  return { ran, waited };
}

/** What the kernel counts for all threads that are alive: the first two numbers of `schedstat`. */
function waitsOf(pid: number): Waits {
  const waits = new Map<string, { readonly ran: number; readonly waited: number }>();
  if (Deno.build.os !== "linux") return waits;
  for (const process of descendantsOf(pid)) {
    try {
      for (const { name } of Deno.readDirSync(`/proc/${process}/task`)) {
        const stat = Deno.readTextFileSync(`/proc/${process}/task/${name}/schedstat`);
        const [ran, waited] = stat.split(" ").map((ns) => Number(ns) || 0);
        waits.set(name, { ran: ran ?? 0, waited: waited ?? 0 });
      }
    } catch {
      // The process, or a thread of it, is gone; or this kernel does not count.
    }
  }
  return waits;
}
