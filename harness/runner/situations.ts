/** Situations of the game in the stream of events. @module */

import type { Sitting } from "./sitting.ts";

/** The situations of the position that is being played, for what is found in it. */
export function situationsHere(
  { stage }: Pick<Sitting, "stage">,
): { readonly situations?: readonly string[] } {
  const { context: { pairing: { talk } }, conversation } = stage;
  const found = talk.situations?.in(conversation.bout) ?? [];
  return found.length > 0 ? { situations: found } : {};
}

/** The same of which no ply of the game has told; whether the engine is asked makes two of one. */
export function newSituations(match: Sitting, asked: boolean): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = match.stage;
  const keyOf = (id: string): string => `${asked ? "asked" : "reached"} ${id}`;
  const isNew = (id: string): boolean => !match.situated.has(keyOf(id));
  const fresh = talk.situations?.in(conversation.bout, isNew) ?? [];
  fresh.forEach((id) => match.situated.add(keyOf(id)));
  return fresh.length > 0 ? fresh : undefined;
}
