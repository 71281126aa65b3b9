/** In which order cases are run: what decides most comes first. @module */

import type { Scenario } from "../scenario/mod.ts";
import { isTimed } from "./cost.ts";
import { overlap } from "./instances.ts";

/** The preflight decides about all others; whole games come last. */
export type CaseKind = "preflight" | "time" | "crowd" | "light" | "game";

/** What kind of case a scenario makes. */
export function caseKind(
  { preflight, game, steps }: Pick<Scenario, "preflight" | "game" | "steps">,
): CaseKind {
  if (preflight) return "preflight";
  if (isTimed(steps)) return "time";
  if (overlap(steps)) return "crowd";
  return game ? "game" : "light";
}
