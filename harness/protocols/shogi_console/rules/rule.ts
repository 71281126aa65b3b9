/** How the rules of console programs are written down. @module */

import type { Rule } from "../../../core/mod.ts";

/** A rule by its name; a MUST unless told otherwise. */
export function rule(
  name: string,
  rest: Omit<Rule, "id" | "level"> & Partial<Pick<Rule, "level">>,
): Rule {
  return { id: `shogi-console/${name}`, level: "MUST", ...rest };
}
