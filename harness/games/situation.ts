/** Positions that are worth looking at, as data. @module */

import type { SituationFacts } from "../core/mod.ts";

/** A kind of position; `Look` is what its game sees of a position at one glance. */
export interface Situation<Look> extends SituationFacts {
  readonly holds: (look: Look) => boolean;
}

/** Which situations are asked for; all unless told otherwise. */
export type Among = (id: string) => boolean;

/** The ids of the situations that hold, in the order of the table; `look` is taken where it is needed. */
export function holding<Look>(
  table: readonly Situation<Look>[],
  look: () => Look,
  among: Among = () => true,
): readonly string[] {
  const found: string[] = [];
  let seen: Look | undefined;
  for (const { id, holds } of table) {
    if (among(id) && holds(seen ??= look())) found.push(id);
  }
  return found;
}
