/** `bye`: the words that end a talk. @module */

import { nothing } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Says good-bye as the protocol does. */
export interface ByeStep extends StepBase {
  readonly verb: "bye";
}

/** A good-bye. */
export const bye = verbOf<ByeStep>()({
  bye: nothing("Says good-bye as the protocol does"),
}, { bare: true, plain: true, read: () => ({}) });
