/** The inputs of the composite action (action.yml) as the words of a check. @module */

import { err, ok, type OpenQuote, type Result, splitWords } from "../core/mod.ts";

/** The inputs, as the action puts them into the environment. */
export interface ActionInputs {
  readonly PROTOCOL?: string;
  readonly ENGINE?: string;
  readonly STRICT?: string;
  readonly ARGUMENTS?: string;
  readonly REPORT?: string;
}

/** The words of the check, or what is wrong with an input. */
export function actionWords(inputs: ActionInputs): Result<readonly string[], string> {
  const { PROTOCOL = "", ENGINE = "", STRICT = "", ARGUMENTS = "", REPORT = "" } = inputs;
  const strict = STRICT.toLowerCase() || "false";
  if (strict !== "true" && strict !== "false") {
    return err("Cannot read the input strict: use true or false");
  }
  const more = splitWords(ARGUMENTS);
  if (!more.ok) return err(openQuoteIn("arguments", more.error));
  const engine = splitWords(ENGINE);
  if (!engine.ok) return err(openQuoteIn("engine", engine.error));
  if (!engine.value[0]) return err("The input engine is empty: say how the engine is started");
  return ok([
    ...["check", "--report", REPORT || "shinpan-report", "--reporter", "+json"],
    ...strict === "true" ? ["--strict"] : [],
    ...more.value,
    ...[PROTOCOL, ...engine.value],
  ]);
}

function openQuoteIn(input: string, { quote, column }: OpenQuote): string {
  return `Cannot read the input ${input}: close the ${quote} in column ${column}`;
}
