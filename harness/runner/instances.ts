/** Which instances of the engine a scenario's steps need, and when. @module */

import type { Step } from "../scenario/mod.ts";

/** The instances that a step speaks to. */
export function instancesIn(step: Step): readonly number[] {
  return step.verb === "repeat" ? step.steps.flatMap(instancesIn) : [step.on];
}

/** Whether two instances run at the same time: an instance ends before the next begins if it can. */
export function overlap(steps: readonly Step[]): boolean {
  const turns = steps.flatMap(instancesIn);
  return turns.some((on, at) => turns[at - 1] !== on && turns.indexOf(on) < at);
}
