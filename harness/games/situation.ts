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
  const asked = table.filter(({ id }) => among(id));
  if (asked.length === 0) return [];
  const seen = look();
  return asked.filter(({ holds }) => holds(seen)).map(({ id }) => id);
}
