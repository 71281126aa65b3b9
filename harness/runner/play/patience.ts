/** How long a ply is waited for whatever the clock says. @module */

import type { TalkContext } from "../conversation/mod.ts";
import { BRIEF_MS, isLight } from "./brief.ts";
import type { Sitting } from "./sitting.ts";

/** Long enough for a usual answer, where only a lost message could make it longer. */
const DELIVERY_MS = 10_000;
/** For an engine of which nothing is known yet. */
const UNKNOWN_MS = 60_000;

/** How long an answer is waited for, whatever the clock says: ten usual ones where one may be lost. */
export function patienceOf(
  { manner, stage: { context: { thinkTimes, pairing }, conversation } }: Sitting,
): number {
  const patienceMs = pairing.patienceMs(conversation.bout) ?? Infinity;
  if (manner.delivery === undefined) return patienceMs;
  return Math.min(patienceMs, untilLost(manner.else, { thinkTimes, pairing }));
}

function untilLost(
  rule: string | undefined,
  { thinkTimes, pairing }: Pick<TalkContext, "thinkTimes" | "pairing">,
): number {
  if (thinkTimes.plies === 0) return UNKNOWN_MS;
  const usualMs = thinkTimes.ms / thinkTimes.plies;
  if (isLight(rule, { pairing })) return Math.max(BRIEF_MS, 2 * usualMs);
  return Math.max(DELIVERY_MS, 10 * usualMs);
}
