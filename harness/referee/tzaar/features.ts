/** What is special about a call, and which rule says that a program must cope with it. @module */

import type { FileCall } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { FILE_NAMES, LOG_NAME } from "../../protocols/tzaar/mod.ts";

/** The rules by what a program must cope with. */
const FEATURES: Readonly<Partial<Record<RuleId, (call: FileCall) => boolean>>> = {
  "tzaar/reads-crlf": ({ files }) => (files[FILE_NAMES.color] ?? "").includes("\r"),
  "tzaar/absolute-paths": ({ paths }) => paths === "absolute",
  "tzaar/any-folder": ({ cwd = "files" }) => cwd !== "files",
  "tzaar/relative-paths": ({ cwd, paths }) => cwd === "elsewhere" && paths !== "absolute",
  "tzaar/blank-in-path": ({ folder }) => folder === "blank",
  "tzaar/letters-in-path": ({ folder }) => folder === "letters",
  "tzaar/read-only-log": ({ readOnly = [] }) => readOnly.includes(LOG_NAME),
  "tzaar/empty-log": (call) => logOf(call) === "",
  "tzaar/log-end": (call) => logOf(call) !== "",
  "tzaar/pass-in-log": (call) => logOf(call).includes("_Pass_"),
  "tzaar/long-log": (call) => logOf(call).split("\n").length >= LONG_LOG,
  "tzaar/whole-heights": ({ files }) => /\d\d/.test(files[FILE_NAMES.layer] ?? ""),
};

/** What comes up in the middle of a game, and shows itself in the very call that has it first. */
export const COMES_UP: readonly RuleId[] = [
  "tzaar/pass-in-log",
  "tzaar/long-log",
  "tzaar/whole-heights",
];

/** How many lines of a log make a long one. */
const LONG_LOG = 100;

/** The rules that a program needs for a call, besides those for every call. */
export function featuresOf(call: FileCall): readonly RuleId[] {
  return (Object.keys(FEATURES) as RuleId[]).filter((rule) => FEATURES[rule]?.(call));
}

function logOf({ files }: FileCall): string {
  return files[LOG_NAME] ?? "";
}
