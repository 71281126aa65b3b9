/** How the rules of the files are written down. @module */

import type { Rule } from "../../../core/mod.ts";

/** A rule by its name; a MUST unless told otherwise, for any violation loses the game. */
export function rule(
  name: string,
  rest: Omit<Rule, "id" | "level"> & Partial<Pick<Rule, "level">>,
): Rule {
  return { id: `tzaar/${name}`, level: "MUST", ...rest };
}
