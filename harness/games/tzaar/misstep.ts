/** What an engine can have done instead of a legal step. @module */

import type { GameRuleId } from "../rule_id.ts";
import type { Stack } from "./position.ts";

/** The rule that each kind of misstep breaks. */
export const MISSTEP_RULES = {
  /** Step 1, and the boards are as before. */
  "nothing-changed": "tzaar/step-1-captures",
  "enhance-in-step-1": "tzaar/step-1-captures",
  /** Two legal actions in one call; in round 1 the second is a step too many. */
  "two-actions": "tzaar/one-action",
  "second-step-in-first-turn": "tzaar/first-turn-one-step",
  /** More changes than actions explain. */
  "too-many-changes": "tzaar/one-action",
  /** A stack is gone, has come from nowhere, or is another, and no move explains it. */
  "stack-vanished": "tzaar/one-action",
  "stack-appeared": "tzaar/one-action",
  "stack-changed": "tzaar/one-action",
  "enemy-stack-moved": "tzaar/own-stack",
  "onto-empty": "tzaar/target-occupied",
  "bent-path": "tzaar/straight-line",
  /** Off one edge of the 9×9 array and in again elsewhere. */
  "wrapped-edge": "tzaar/straight-line",
  "through-hole": "tzaar/not-through-centre",
  "over-stack": "tzaar/no-jump",
  "own-stack-taken": "tzaar/capture-enemy",
  "higher-stack-taken": "tzaar/not-higher",
  "source-not-emptied": "tzaar/source-emptied",
  "capture-kept-colour": "tzaar/capture-keeps-stack",
  "capture-added-height": "tzaar/capture-keeps-stack",
  "capture-wrong-height": "tzaar/capture-keeps-stack",
  "capture-kept-type": "tzaar/capture-keeps-stack",
  "capture-wrong-type": "tzaar/capture-keeps-stack",
  "enhance-not-summed": "tzaar/enhance-adds",
  "enhance-kept-type": "tzaar/enhance-adds",
  "enhance-wrong-type": "tzaar/enhance-adds",
  "enhance-wrong-colour": "tzaar/enhance-adds",
  /** One digit of a height of ten or more. */
  "height-cut": "tzaar/whole-heights",
} as const satisfies Readonly<Record<string, GameRuleId>>;

/** One of the kinds. */
export type MisstepKind = keyof typeof MISSTEP_RULES;

/** What went wrong, and where. */
export interface Misstep {
  readonly kind: MisstepKind;
  /** The points involved: where from, where to, then what lies between or also changed. */
  readonly points: readonly string[];
  /** What should stand on the target, and what does, where that is the question. */
  readonly expected?: Stack;
  readonly actual?: Stack;
}
