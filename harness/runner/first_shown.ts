/** What a ply shows that none before it in the same game did. @module */

import type { StepSitting } from "./step_sitting.ts";

const NONE: readonly string[] = [];

/** The rules that this ply puts to the test and none before it did; undefined where there are none. */
export function newStakes({ stage, staked }: StepSitting): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = stage;
  const shown = talk.stakes?.(conversation.bout, staked) ?? NONE;
  // After a few plies of a game hardly one shows anything new.
  if (shown.length === 0) return undefined;
  const fresh = shown.filter((rule) => !staked.has(rule));
  fresh.forEach((rule) => staked.add(rule));
  return fresh.length > 0 ? fresh : undefined;
}

/** Situations of which no ply has told; whether the engine is asked makes two of one. */
export function newSituations(match: StepSitting, asked: boolean): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = match.stage;
  const known = match.situated[asked ? "asked" : "reached"];
  const fresh = talk.situations?.in(conversation.bout, (id) => !known.has(id)) ?? NONE;
  for (const id of fresh) known.add(id);
  return fresh.length > 0 ? fresh : undefined;
}
