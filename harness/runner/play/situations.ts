/** Situations of the game in which something is found. @module */

import type { Sitting } from "./sitting.ts";

/** The situations of the position that is being played, for what is found in it. */
export function situationsHere(
  { stage }: Pick<Sitting, "stage">,
): { readonly situations?: readonly string[] } {
  const { context: { pairing: { talk } }, conversation } = stage;
  const found = talk.situations?.in(conversation.bout) ?? [];
  return found.length > 0 ? { situations: found } : {};
}
