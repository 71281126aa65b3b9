/** `close`: the other side goes away. @module */

import { nothing } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Closes the engine's input. */
export interface CloseStep extends StepBase {
  readonly verb: "close";
}

/** An end of the engine's input. */
export const close = verbOf<CloseStep>()({
  close: nothing(
    "Goes away: a connection is closed in both directions, a pipe at the engine's input",
  ),
}, { bare: true, plain: true, read: () => ({}) });
