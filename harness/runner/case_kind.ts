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

/** A silence that lasts so long is worth running others meanwhile. */
const LONG_SILENCE_MS = 2_000;

/** Whether a scenario does little but listen for a long time. */
export function isMostlyQuiet({ steps }: Pick<Scenario, "steps">): boolean {
  return steps.some((step) =>
    step.verb === "expect" && step.what.kind === "silence" &&
    (step.withinMs ?? 0) >= LONG_SILENCE_MS
  );
}

/** Whether a scenario is about the handshake alone. */
export function isHandshake({ tags, steps }: Pick<Scenario, "tags" | "steps">): boolean {
  return tags?.includes("handshake") === true && steps.every(({ verb }) => verb !== "play");
}
