/** What a verb of scenarios is: the form of its step in a file, and the step that it is read as. @module */

import * as v from "valibot";
import type { Span } from "../../core/mod.ts";
import { whole } from "../leaf.ts";
import { mapping } from "../shape.ts";

/** Most copies of the engine in one scenario. */
export const MOST_INSTANCES = 8;

/** What all steps have. */
export interface StepBase {
  readonly at: Span;
  /** Which of several running instances of the engine; the first is 1. */
  readonly on: number;
}

/** What a step has of its own. */
export type Own<Step extends StepBase> = Omit<Step, "verb" | "at" | "on">;

/** A verb with its form and its reading. */
export interface Verb<Step extends StepBase> {
  /** The mapping in the file: the verb with its object, and modifiers. */
  readonly form: v.GenericSchema<unknown, ReadForm>;
  /** Whether the word alone is a step. */
  readonly bare: boolean;
  /** Whether no step of it can name a square or a piece, so that other positions leave it as it is. */
  readonly plain: boolean;
  /** What a step says that the form has let by. */
  read(step: ReadForm): Own<Step>;
}

/** A step as its form gives it. */
export interface ReadForm {
  readonly on?: number;
}

const on = v.optional(whole(1, MOST_INSTANCES, "Which instance of the engine; default 1"));

type Form<Entries extends v.ObjectEntries> = ReturnType<
  typeof mapping<Entries & { readonly on: typeof on }>
>;

/** Makes a verb of steps of one type: of the entries of its form, and of how they are read. */
export function verbOf<Step extends StepBase>() {
  return <const Entries extends v.ObjectEntries>(
    entries: Entries,
    { read, bare = false, plain = false }: {
      readonly read: (step: v.InferOutput<Form<Entries>>) => Own<Step>;
      readonly bare?: boolean;
      readonly plain?: boolean;
    },
  ): Verb<Step> => {
    const form = mapping({ ...entries, on });
    // `read` gets what `form` has read and nothing else.
    return { form, bare, plain, read } as unknown as Verb<Step>;
  };
}
