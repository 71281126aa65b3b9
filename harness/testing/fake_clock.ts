/** Time that passes only when all tasks sleep. @module */

import type { Clock } from "../core/mod.ts";

/** A clock whose time tests can read and move. */
export interface FakeClock extends Clock {
  /** Lets time pass by itself, as if this machine had been too busy to wake any task. */
  skip(ms: number): void;
}

interface Sleeper {
  readonly wakeMs: number;
  readonly wake: () => void;
}

/**
 * A clock that jumps to the earliest sleeper's time as soon as nothing else can happen.
 *
 * The jump is made in a task of its own, before which the runtime finishes every promise chain,
 * however long; one sleeper is woken per task, those of the same time in the order they came.
 */
export function fakeClock(startMs = 0): FakeClock {
  const sleepers = new Set<Sleeper>();
  let nowMs = startMs;
  let planned = false;

  const plan = (): void => {
    if (planned || sleepers.size === 0) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      const next = earliest(sleepers);
      // A task that sleeps for ever can only be woken by a signal.
      if (!next) return;
      nowMs = Math.max(nowMs, next.wakeMs);
      next.wake();
      plan();
    });
  };
  return {
    now: () => nowMs,
    skip: (ms) => void (nowMs += ms),
    sleep: (ms, signal) => {
      if (signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = (): void => {
          sleepers.delete(sleeper);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper = { wakeMs: nowMs + Math.max(ms, 0), wake };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", wake);
        plan();
      });
    },
  };
}

/** The one to wake first; a set keeps the order in which they lay down. */
function earliest(sleepers: Iterable<Sleeper>): Sleeper | undefined {
  let first: Sleeper | undefined;
  for (const each of sleepers) if (each.wakeMs < (first?.wakeMs ?? Infinity)) first = each;
  return first;
}
