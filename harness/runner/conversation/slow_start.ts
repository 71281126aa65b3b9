/** Engines that take long to start. @module */

import type { ThinkTimes } from "./talk_context.ts";

/** A first answer that took longer is worth to be had less often. */
const SLOW_START_MS = 1_000;

/** So much of the time that it takes, an engine that starts idly uses the processor. */
const IDLE_SHARE = 0.5;

/** An engine that answers so soon, and starts so soon, is waited for less than our own messages are. */
const QUICK_MS = 100;
const QUICK_START_MS = 500;

/** Whether an engine has made plies, and started and answered all without any delay. */
export function isQuick({ plies, slowestMs, startMs = Infinity }: ThinkTimes): boolean {
  return plies > 0 && slowestMs < QUICK_MS && startMs < QUICK_START_MS;
}

/** Whether an engine takes long to start and leaves the processor to others meanwhile. */
export function startsIdly(times: Pick<ThinkTimes, "startMs" | "startCpuMs">): boolean {
  const { startMs = 0, startCpuMs = Infinity } = times;
  return isSlowToStart(times) && startCpuMs < IDLE_SHARE * startMs;
}

/** Whether an engine takes so long to start that it is started as seldom as possible. */
export function isSlowToStart({ startMs = 0 }: Pick<ThinkTimes, "startMs">): boolean {
  return startMs >= SLOW_START_MS;
}
