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
  const found = { vacated: [] as string[], filled: [] as string[], altered: [] as string[] };
  POINTS.forEach((name, point) => {
    const [old, now] = [before[point], after[point]];
    if (sameStack(old, now)) return;
    found[!now ? "vacated" : !old ? "filled" : "altered"].push(name);
  });
  return found;
}
