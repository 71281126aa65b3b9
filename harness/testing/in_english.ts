/** Refusals of games as tests compare them. @module */

import { err, type Localized, type Result } from "../core/mod.ts";

/** The same result, with the English words of a refusal alone. */
export function inEnglish<Value>(result: Result<Value, Localized>): Result<Value> {
  return result.ok ? result : err(result.error.en);
}
