/** The options of a verb that opens a talk, by their names. @module */

import * as v from "valibot";
import { nothing, text } from "../leaf.ts";
import { WRITE } from "../schema_words.ts";
import { choice, dictionary } from "../shape.ts";

const none = nothing("The hand-shake with its defaults");
const some = dictionary(text("The value of an option"), WRITE.options);

/** Options, or none. */
export function optionsForm(description: string) {
  return v.pipe(
    choice([none, some], (input) => input === null ? none : some),
    v.description(description),
  );
}
