/** What `--quiet` leaves of a report. @module */

import { outcomeOf, type Report } from "../harness/core/mod.ts";
import { conclusionOf } from "./conclusion.ts";

/** All of the text where something is wrong, its last line for warnings alone, otherwise nothing. */
export function quietly(report: Report, text: string): string {
  // A baseline that accepts failures which pass by now would hide the next one.
  const stale = report.cases.some((one) => outcomeOf(one) === "unexpected-pass");
  if (stale || conclusionOf(report) !== "conforms") return text;
  // A warning is something wrong; with --quiet one line of it is enough.
  return report.cases.some(({ verdict }) => verdict.kind === "warned") ? lastLine(text) : "";
}

function lastLine(text: string): string {
  return `${text.trimEnd().split("\n").at(-1) ?? ""}\n`;
}
