/** What valibot found, in the words of the house. @module */

import type * as v from "valibot";
import { type Complaint, heard, isMapping, type Path, quoted } from "./say.ts";

/** A complaint about each issue. */
export function complaintsOf(
  issues: readonly v.BaseIssue<unknown>[],
): readonly Complaint[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => typeof key === "number" ? key : String(key));
    const { message = `Cannot read ${nameOf(path, issue.input)}`, fix, on } = heard(issue.message);
    const missing = issue.input === undefined;
    return { path: missing ? path.slice(0, -1) : path, on, message, fix };
  });
}

/** The value by its key, and what it is. */
function nameOf(path: Path, value: unknown): string {
  const key = path.findLast((part) => typeof part === "string");
  const name = key === undefined ? "the file" : quoted(String(key));
  if (typeof value === "string") {
    return key === undefined ? quoted(value) : `${key} ${quoted(value)}`;
  }
  if (Array.isArray(value)) return value.length ? `${name} as a list` : `${name}, an empty list`;
  return `${name}${isMapping(value) ? " as a mapping" : " without a value"}`;
}
