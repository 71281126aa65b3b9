/** `do`: what a person does at a program. @module */

import * as v from "valibot";
import type { RuleId } from "../../protocols/finding.ts";
import { maybeCited } from "../cited.ts";
import { flag, text } from "../leaf.ts";
import { WRITE } from "../schema_words.ts";
import { choice, list } from "../shape.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Does things as a person would, each answered; the pairing knows the words for them. */
export interface DoStep extends StepBase {
  readonly verb: "do";
  readonly acts: readonly string[];
  /** Everything is written in one go, before anything is answered. */
  readonly together: boolean;
  /** The rule that is broken when an answer is wrong or does not come. */
  readonly else?: RuleId;
}

const MOST_ACTS = 1000;
const oneAct = text("One thing that a person does, such as a ply", WRITE.act);
const acts = list(oneAct, MOST_ACTS, WRITE.acts);

/** One act or several. */
export const act = verbOf<DoStep>()({
  do: v.pipe(
    choice([oneAct, acts], (input) => Array.isArray(input) ? acts : oneAct),
    v.description(
      "Does things one after the other, each in the words of the protocol and answered",
    ),
  ),
  together: v.optional(flag("Writes everything in one go, before anything is answered")),
  else: v.optional(text("The rule that is broken when an answer is wrong or does not come")),
}, {
  read: ({ do: what, together = false, else: rule }) => ({
    acts: typeof what === "string" ? [what] : what,
    together,
    else: maybeCited(rule),
  }),
});
