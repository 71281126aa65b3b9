/** How the rules of ReadFile are written down. @module */

import type { Rule } from "../../../core/mod.ts";

/** A rule by its name; a MUST of the manual's 8.6 unless told otherwise. */
export function rule(
  name: string,
  rest: Omit<Rule, "id" | "level" | "spec"> & Partial<Pick<Rule, "level" | "spec">>,
): Rule {
  return { id: `readfile/${name}`, level: "MUST", spec: "DarkChess manual 8.6", ...rest };
}
