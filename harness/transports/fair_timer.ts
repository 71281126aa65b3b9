/** A time limit that is not used up by waiting for a busy machine. @module */

import { WaitSum } from "./hindrance.ts";

/** What a process may take, and whom to tell. */
export interface FairTimerOptions {
  readonly pid: number;
  /** The time that it may take on a machine of its own. */
  readonly wallMs: number;
  /** Told once when the time is up; `fairly` unless the machine was too busy to say. */
  readonly onUp: (fairly: boolean) => void;
  /** How long it has waited for a processor by now. */
  readonly waitedMs?: () => number;
}

const PERIOD_MS = 100;
/** Who waits longer than this many limits will not come to an end here. */
const MOST_TIMES = 5;

/** Begins to count; disposing of it ends that. */
export function fairTimer(options: FairTimerOptions): Disposable {
  const { pid, wallMs, onUp } = options;
  const sum = new WaitSum(pid);
  const waitedMs = options.waitedMs ?? (() => sum.ask());
  const periodMs = Math.min(PERIOD_MS, wallMs);
  const sinceMs = performance.now();
  let [lastMs, heldUpMs] = [sinceMs, 0];
  const look = (): void => {
    const nowMs = performance.now();
    // As long as we were held up ourselves, it may have come to its end without our knowing.
    heldUpMs += Math.max(0, nowMs - lastMs - periodMs);
    lastMs = nowMs;
    const tookMs = nowMs - sinceMs;
    const fairly = tookMs - waitedMs() - heldUpMs >= wallMs;
    if (!fairly && tookMs < MOST_TIMES * wallMs) return;
    clearInterval(timer);
    onUp(fairly);
  };
  const timer = setInterval(look, periodMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
