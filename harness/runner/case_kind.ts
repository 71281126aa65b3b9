/** In which order cases are run: what decides most comes first. @module */

import type { Scenario } from "../scenario/mod.ts";
import { isTimed, toldIn } from "./cost.ts";
import { overlap } from "./instances.ts";

/**
 * The preflight decides about all others. Whole games come late. Short clocks that no client gives
 * come last: by then a hang was found in the client's own words, and is not taken for a late answer.
 */
export type CaseKind = "preflight" | "time" | "crowd" | "light" | "game" | "last";

/** What kind of case a scenario makes. */
export function caseKind(
  { preflight, game, steps, stimulus }: Pick<Scenario, "preflight" | "game" | "steps" | "stimulus">,
): CaseKind {
  if (preflight) return "preflight";
  if (isTimed(steps)) return stimulus === "client" ? "time" : "last";
  if (overlap(steps)) return "crowd";
  const waits = stimulus !== "client" && toldIn(steps) >= MANY_PLIES;
  return game || waits ? "game" : "light";
}

/** So many plies take as long as a game where each is taken in slowly: the client's games go before. */
const MANY_PLIES = 60;

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
