/** When a silence shows enough, where an engine was waited for in full before. @module */

import type { CaseContext } from "./case_context.ts";
import type { HangLimits } from "./conversation/mod.ts";

const IDLE_MS = 1_500;
const BUSY_MS = 6_500;
/** So much longer than its slowest answer so far is suspicious. */
const TIMES_SLOWEST = 3;
/** The same where nothing heavy depends on it. */
const LIGHT_MS = 200;
const LIGHT_TIMES_SLOWEST = 10;

/** The limits: those of a known hang, and lower ones where no more than a SHOULD or a MAY depends on it. */
export function suspicious(
  { thinkTimes: { slowestMs, startMs = 0 }, timeScale, hangLimits }: Pick<
    CaseContext,
    "thinkTimes" | "timeScale" | "hangLimits"
  >,
  { light = false }: { readonly light?: boolean } = {},
): HangLimits {
  const known = hangLimits?.();
  if (known?.known) return known;
  const times = light ? LIGHT_TIMES_SLOWEST : TIMES_SLOWEST;
  const leastMs = times * Math.max(slowestMs, startMs);
  const atLeast = (ms: number): number => Math.max(ms * timeScale, leastMs);
  return {
    idleMs: atLeast(light ? LIGHT_MS : IDLE_MS),
    busyMs: atLeast(light ? LIGHT_MS : BUSY_MS),
  };
}
