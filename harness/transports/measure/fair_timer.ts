/** A time limit that is not used up by waiting for a busy machine. @module */

import type { Clock } from "../../core/mod.ts";
import { WaitSum } from "./processor_wait.ts";
import { realClock } from "./real_clock.ts";

/** The time that a process may take, and the listener. */
export interface FairTimerOptions {
  readonly pid: number;
  /** The time that it may take on a machine of its own. */
  readonly wallMs: number;
  /** Told once when the time is up; `fairly` unless the machine was too busy to say. */
  readonly onUp: (fairly: boolean) => void;
  /** How long it has waited for a processor by now. */
  readonly waitedMs?: () => number;
  readonly clock?: Clock;
}

const PERIOD_MS = 100;
/** A wait longer than this many limits will not end on this machine. */
const MOST_TIMES = 5;

/** Begins to count; disposing of it ends that. */
export function fairTimer(options: FairTimerOptions): Disposable {
  const stop = new AbortController();
  void count(options, stop.signal);
  return { [Symbol.dispose]: () => stop.abort() };
}

async function count(options: FairTimerOptions, signal: AbortSignal): Promise<void> {
  const { pid, wallMs, onUp, clock = realClock } = options;
  const sum = new WaitSum(pid);
  const waitedMs = options.waitedMs ?? (() => sum.ask());
  const periodMs = Math.min(PERIOD_MS, wallMs);
  const sinceMs = clock.now();
  for (let [lastMs, heldUpMs] = [sinceMs, 0];;) {
    await clock.sleep(periodMs, signal);
    if (signal.aborted) return;
    const nowMs = clock.now();
    // As long as we were held up ourselves, it may have come to its end without our knowing.
    heldUpMs += Math.max(0, nowMs - lastMs - periodMs);
    lastMs = nowMs;
    const tookMs = nowMs - sinceMs;
    const fairly = tookMs - waitedMs() - heldUpMs >= wallMs;
    if (fairly || tookMs >= MOST_TIMES * wallMs) return onUp(fairly);
  }
}
