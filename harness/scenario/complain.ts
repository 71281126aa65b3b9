/** What valibot found, in the words of the house. @module */

import type * as v from "valibot";
import { fill, type Localized } from "../core/mod.ts";
import { CANNOT } from "./problem_words.ts";
import { type Complaint, type DocumentPath, heard, isMapping, shown } from "./say.ts";

/** A complaint about each issue. */
export function complaintsOf(
  issues: readonly v.BaseIssue<unknown>[],
): readonly Complaint[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => typeof key === "number" ? key : String(key));
    const { message = cannotRead(path, issue.input), fix, on } = heard(issue.message);
    const missing = issue.input === undefined;
    return { path: missing ? path.slice(0, -1) : path, on, message, fix };
  });
}

/** The value by its key, and what it is. */
function cannotRead(path: DocumentPath, value: unknown): Localized {
  const key = path.findLast((part) => typeof part === "string");
  if (typeof value === "string") {
    const word = shown(value);
    return key === undefined
      ? fill(CANNOT.readWord, { word })
      : fill(CANNOT.readValue, { key, word });
  }
  const name = key === undefined
    ? CANNOT.theFile
    : fill(CANNOT.quoted, { word: shown(String(key)) });
  if (Array.isArray(value)) {
    return fill(value.length > 0 ? CANNOT.readList : CANNOT.readEmptyList, { name });
  }
  return fill(isMapping(value) ? CANNOT.readMapping : CANNOT.readNothing, { name });
}
