/** What a ply shows that none before it in the same game did. @module */

import type { StepSitting } from "./step_sitting.ts";

/** The rules that this ply puts to the test and none before it did; undefined where there are none. */
export function newStakes({ stage, staked }: StepSitting): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = stage;
  const fresh = talk.stakes?.(conversation.bout, staked).filter((rule) => !staked.has(rule)) ?? [];
  fresh.forEach((rule) => staked.add(rule));
  return fresh.length > 0 ? fresh : undefined;
}

/** Situations of which no ply has told; whether the engine is asked makes two of one. */
export function newSituations(match: StepSitting, asked: boolean): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = match.stage;
  const keyOf = (id: string): string => `${asked ? "asked" : "reached"} ${id}`;
  const isNew = (id: string): boolean => !match.situated.has(keyOf(id));
  const fresh = talk.situations?.in(conversation.bout, isNew) ?? [];
  fresh.forEach((id) => match.situated.add(keyOf(id)));
  return fresh.length > 0 ? fresh : undefined;
}
