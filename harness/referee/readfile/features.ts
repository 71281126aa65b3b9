/** What is special about a call, and which rule says that an engine must cope with it. @module */

import type { FileCall } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { BOARD_NAME } from "../../protocols/readfile/mod.ts";

/** The rules by what an engine must cope with. */
const FEATURES: Readonly<Partial<Record<RuleId, (call: FileCall) => boolean>>> = {
  "readfile/reads-crlf": ({ files }) => files[BOARD_NAME]?.includes("\r") ?? false,
  "readfile/long-history": ({ files }) => /^\* 45\. \S+ \S/m.test(files[BOARD_NAME] ?? ""),
};

/** What comes up in the middle of a game, and shows itself in the very call that has it first. */
export const COMES_UP: readonly RuleId[] = ["readfile/long-history"];

/** The rules that an engine needs for a call, besides those for every call. */
export function featuresOf(call: FileCall): readonly RuleId[] {
  return (Object.keys(FEATURES) as RuleId[]).filter((rule) => FEATURES[rule]?.(call));
}
