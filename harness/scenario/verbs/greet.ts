/** `greet`: the words that open a talk. @module */

import { optionsForm } from "./options_form.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Sends the protocol's own hand-shake, frame by frame, each answered. */
export interface GreetStep extends StepBase {
  readonly verb: "greet";
  readonly options: Readonly<Record<string, string>>;
}

/** A hand-shake with options. */
export const greet = verbOf<GreetStep>()({
  greet: optionsForm("Goes through the protocol's own hand-shake, each frame answered"),
}, { bare: true, read: ({ greet }) => ({ options: greet ?? {} }) });
