/** `start`: an engine that is started with arguments. @module */

import { optionsForm } from "./options_form.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Starts the engine in a way of its own, and waits for what it shows. */
export interface StartStep extends StepBase {
  readonly verb: "start";
  readonly options: Readonly<Record<string, string>>;
}

/** A start with options. */
export const start = verbOf<StartStep>()({
  start: optionsForm(
    "Starts the engine with the protocol's own options, and waits for what it shows",
  ),
}, { bare: true, plain: true, read: ({ start }) => ({ options: start ?? {} }) });
