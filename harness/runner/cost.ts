/** What a scenario asks of an engine's time, before it has run. @module */

import type { PlayStep, Scenario, Step } from "../scenario/mod.ts";

/** About how many plies of its own an engine makes in a whole game. */
const PLIES_PER_GAME = 60;
/** A clock with less than this asks an engine to look at it. */
const SHORT_CLOCK_MS = 20_000;

/** Whether some of the steps are about time, which decides more than any other rule. */
export function isTimed(steps: readonly Step[]): boolean {
  return steps.some((step) =>
    step.verb === "repeat"
      ? isTimed(step.steps)
      : step.verb === "play" && shortest(step) < SHORT_CLOCK_MS
  );
}

/** The least that a clock ever shows when a game is told of it. */
function shortest({ clock, left = [] }: PlayStep): number {
  return Math.min(clock.mainMs + clock.perMoveMs, ...left.map(({ leftMs }) => leftMs));
}

/** Cheap scenarios first, so that a slow engine is judged by as many rules as the budget allows. */
export function byCost(
  a: { readonly scenario: Scenario },
  b: { readonly scenario: Scenario },
): number {
  return costOf(a.scenario.steps) - costOf(b.scenario.steps);
}

/** How many plies the engine is told before it is asked: they cost little, if it answers at once. */
export function toldIn(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.verb === "repeat") return sum + step.times * toldIn(step.steps);
    return sum + (step.verb === "play" ? step.opening.length : 0);
  }, 0);
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
