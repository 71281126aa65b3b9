/** The engine's clock in a game of a scenario. @module */

import type { ClockRule } from "../referee/mod.ts";
import type { PlayStep } from "../scenario/mod.ts";

/** How a step measures time. */
export function clockRule({ clock: { perMoveMs: extraMs, ...rule } }: PlayStep): ClockRule {
  return { ...rule, extraMs };
}

/**
 * What the opponent is said to have left. Where a step sets the engine's clock the opponent has no
 * more, so that an engine which reads the wrong one of the two is not blamed for taking its time.
 */
export function opponentLeftMs(
  { left = [], clock }: Pick<PlayStep, "left" | "clock">,
  own = 0,
): number {
  return left.findLast(({ after }) => after <= own)?.leftMs ?? clock.mainMs;
}
