/** Positions that are worth looking at, as data. @module */

import type { SituationFacts } from "../core/mod.ts";

/** A kind of position; `Look` is what its game sees of a position at one glance. */
export interface Situation<Look> extends SituationFacts {
  readonly holds: (look: Look) => boolean;
}

/** The ids of the situations that hold, in the order of the table. */
export function holding<Look>(table: readonly Situation<Look>[], look: Look): readonly string[] {
  return table.filter(({ holds }) => holds(look)).map(({ id }) => id);
}
