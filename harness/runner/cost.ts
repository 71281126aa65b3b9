/** What a scenario asks of an engine's time, before it has run. @module */

import type { Scenario, Step } from "../scenario/mod.ts";

/** About how many plies of its own an engine makes in a whole game. */
export const PLIES_PER_GAME = 60;

/** Cheap scenarios first, so that a slow engine is judged by as many rules as the budget allows. */
export function byCost(
  a: { readonly scenario: Scenario },
  b: { readonly scenario: Scenario },
): number {
  return costOf(a.scenario.steps) - costOf(b.scenario.steps);
}

/** How many plies the engine is asked for, about. */
export function costOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + costOfStep(step), 0);
}

function costOfStep(step: Step): number {
  if (step.verb === "repeat") return step.times * costOf(step.steps);
  if (step.verb !== "play") return 0;
  return step.plies === undefined ? PLIES_PER_GAME : Math.ceil(step.plies / 2);
}
