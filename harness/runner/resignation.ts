/** An engine that gives up, and answers that are no ply. @module */

import type { Finding, Localized } from "../core/mod.ts";
import { emitResignation, type PlyMade } from "./emit_ply.ts";
import type { Sitting } from "./sitting.ts";
import type { Stage } from "./stage.ts";

/**
 * Tells of a resignation. One with a legal ply left in a game that is not lost is early: it shows
 * nothing of the rules that were at stake.
 */
export function noteResignation(match: Sitting, made: PlyMade): void {
  const { context: { pairing: { talk } }, conversation: { bout } } = match.stage;
  const early = isEarly(match) && { early: true as const, stakes: talk.stakes?.(bout) };
  emitResignation(match, made, early || undefined);
}

/** Finds that a resignation was early, where the protocol has a rule about that. */
export function findResignation(match: Sitting, made: PlyMade): void {
  const { context: { pairing: { protocol, talk } }, conversation: { bout }, find } = match.stage;
  const { playsOnRule: rule } = protocol;
  if (rule === undefined || !isEarly(match)) return;
  const evidence = made.entry === undefined ? [] : [made.entry];
  find({ rule, expected: [LEGAL_PLY], actual: made.ply, evidence, diagram: talk.diagram(bout) });
}

/** Whether giving up is what a scenario is about. */
export function asksForResignation({ scenario: { rules }, context: { pairing } }: Stage): boolean {
  const { resignRule } = pairing.protocol;
  return resignRule !== undefined && rules.includes(resignRule);
}

/** Whether what came instead of a ply, with these faults, breaks no rule of the game. */
export function isNoPly(faults: readonly Finding[], { stage: { context } }: Sitting): boolean {
  const { staked } = context.pairing.talk;
  return staked !== undefined && !faults.some(({ rule }) => staked.includes(rule));
}

/** Whether the side to move has a legal ply, and a game that is not lost; where that can be told. */
function isEarly(
  { stage: { context: { pairing: { talk } }, conversation: { bout } } }: Sitting,
): boolean {
  const ending = talk.ending(bout);
  // Where the game is over by the resignation itself, that is no reason for it.
  if (ending && ending.reason !== "resignation") return false;
  return talk.isHopeless !== undefined && !talk.isHopeless(bout);
}

const LEGAL_PLY: Localized = {
  en: "a legal ply: there is one, and the game is not lost",
  zh: "一個合法動作：仍有動作可走，且局面未敗",
  ja: "合法手。指せる手があり、まだ負けていない",
};
