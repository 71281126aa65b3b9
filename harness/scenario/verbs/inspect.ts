/** `inspect`: the file that an engine has written. @module */

import { nothing } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Lets the referee look at the file of the engine's launch. */
export interface InspectStep extends StepBase {
  readonly verb: "inspect";
}

/** A look at the file. */
export const inspect = verbOf<InspectStep>()({
  inspect: nothing("Looks at the file that the engine was started with"),
}, { bare: true, plain: true, read: () => ({}) });
