/** How the rules of Ponder are written down. @module */

import type { Rule } from "../../../core/mod.ts";

/** A rule by its name; a MUST of the manual's 8.5 unless told otherwise. */
export function rule(
  name: string,
  rest: Omit<Rule, "id" | "level" | "spec"> & Partial<Pick<Rule, "level" | "spec">>,
): Rule {
  return { id: `ponder/${name}`, level: "MUST", spec: "DarkChess manual 8.5", ...rest };
}
