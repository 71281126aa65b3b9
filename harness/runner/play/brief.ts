/** Short waits for what an engine need not do. @module */

import type { TalkContext } from "../conversation/mod.ts";

/** How long an answer is waited for that only a SHOULD or a MAY asks for. */
export const BRIEF_MS = 5_000;

/** Whether `rule` is no more than a SHOULD or a MAY. */
export function isLight(
  rule: string | undefined,
  { pairing }: Pick<TalkContext, "pairing">,
): boolean {
  const level = pairing.protocol.rules.find(({ id }) => id === rule)?.level;
  return level !== undefined && level !== "MUST";
}

/** So much longer than the slowest answer so far is no usual one. */
const TIMES_SLOWEST = 3;

/** How long an answer is waited for where `rule` says what else is broken, in case that is light. */
export function lightPatience(rule: string | undefined, context: TalkContext): number {
  const { thinkTimes: { slowestMs, startMs = Infinity }, timeScale } = context;
  if (!isLight(rule, context)) return Infinity;
  return Math.max(BRIEF_MS * timeScale, TIMES_SLOWEST * Math.max(slowestMs, startMs));
}

/** Whether a wait of `allowedMs` is short, and a light rule all that it is about. */
export function isBrief(
  rule: string | undefined,
  allowedMs: number | undefined,
  context: Pick<TalkContext, "pairing" | "timeScale">,
): boolean {
  return (allowedMs ?? Infinity) <= BRIEF_MS * context.timeScale && isLight(rule, context);
}
