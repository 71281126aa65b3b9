/** How two boards differ. @module */

import { POINTS } from "./point.ts";
import { type Board, sameStack } from "./position.ts";

/** The points that differ, by how they do. */
export interface Differences {
  readonly vacated: readonly string[];
  readonly filled: readonly string[];
  /** Occupied before and after, but not by the same. */
  readonly altered: readonly string[];
}

/** The points at which two boards differ, by name. */
export function differences(before: Board, after: Board): Differences {
  const where = (differs: (point: number) => boolean) =>
    POINTS.filter((_, point) => differs(point));
  return {
    vacated: where((point) => !!before[point] && !after[point]),
    filled: where((point) => !before[point] && !!after[point]),
    altered: where((point) =>
      !!before[point] && !!after[point] && !sameStack(before[point], after[point])
    ),
  };
}
