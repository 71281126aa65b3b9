/** Why an answer was not waited for any longer. @module */

import type { Reason } from "../../core/mod.ts";

/** Less of its time than an engine that thinks uses. */
const IDLE_SHARE = 0.02;

/** Why an engine that was silent so long, and used so much processor time in all, is not judged. */
export function stillSilent(
  { waitedMs, usedMs, rule }: {
    readonly waitedMs: number;
    readonly usedMs?: number;
    /** The rule that would be broken, did the silence last as long as the clock. */
    readonly rule?: string;
  },
): Reason {
  const owed = rule === undefined ? {} : { rule };
  if (isBusy(waitedMs, usedMs)) return { kind: "still-thinking", waitedMs, ...owed };
  return { kind: "hanging", waitedMs, usedMs: usedMs ?? 0, ...owed };
}

/** Whether an engine thinks, as far as its use of the processor says; where nothing is counted, it does. */
export function isBusy(inMs: number, usedMs: number | undefined): boolean {
  return usedMs === undefined || usedMs > inMs * IDLE_SHARE;
}
