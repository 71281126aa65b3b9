/** An engine that gives up, and answers that are no ply. @module */

import type { Finding } from "../../core/mod.ts";
import { emitResignation } from "./emit_ply.ts";
import type { PlyMade, Sitting } from "./sitting.ts";

/**
 * Tells of a resignation. One with a legal ply left in a game that is not lost is early: it shows
 * nothing of the rules that were at stake.
 */
export function noteResignation(match: Sitting, made: PlyMade): void {
  if (!match.emit) return;
  const { context: { pairing: { talk } }, conversation: { bout } } = match.stage;
  const early = isEarly(match) && { early: true as const, stakes: talk.stakes?.(bout) };
  emitResignation(match, made, early || undefined);
}

/** Whether what came instead of a ply, with these faults, breaks no rule of the game. */
export function isNoPly(faults: readonly Finding[], { stage: { context } }: Sitting): boolean {
  const { staked } = context.pairing.talk;
  return staked !== undefined && !faults.some(({ rule }) => staked.includes(rule));
}

/** Whether the side to move has a legal ply, and a game that is not lost; where that can be told. */
export function isEarly(
  { stage: { context: { pairing: { talk } }, conversation: { bout } } }: Sitting,
): boolean {
  const ending = talk.ending(bout);
  // Where the game is over by the resignation itself, that is no reason for it.
  if (ending && ending.reason !== "resignation") return false;
  return talk.isHopeless !== undefined && !talk.isHopeless(bout);
}
