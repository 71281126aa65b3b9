/** `needs`: something that an engine may offer or not. @module */

import { text } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Ends the scenario, unjudged, where the engine does not offer something optional. */
export interface NeedsStep extends StepBase {
  readonly verb: "needs";
  readonly what: string;
}

/** Something optional. */
export const needs = verbOf<NeedsStep>()({
  needs: text(
    "Something optional that the engine must have offered, or the scenario ends unjudged",
  ),
}, { plain: true, read: ({ needs }) => ({ what: needs }) });
