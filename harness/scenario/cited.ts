/** Rules that a scenario cites. @module */

import type { RuleId } from "../protocols/finding.ts";

/** An id that is held to the tables: `crossCheck` refuses a file with any other. */
export function cited(rule: string): RuleId {
  return rule as RuleId;
}

/** The same, where a rule may be left out. */
export function maybeCited(rule: string | undefined): RuleId | undefined {
  return rule === undefined ? undefined : cited(rule);
}
