/** Rules from whose breach other failures follow. @module */

import { isWrongPicture } from "../../games/dark-chess/mod.ts";
import type { Foundation } from "../protocol.ts";

const SCENARIO = "readfile/input/endgame";

/** How an engine fails that cannot read its board. */
const FAILURES: ReadonlySet<string> = new Set([
  "readfile/no-crash",
  "readfile/writes-move",
  "readfile/ends",
]);

/** Whether what was sent is cut, as long histories are. */
const LONG = /^…$/m;
const TURN = /^\d+\. \S/m;

/** An engine that reads no history, or no long one, has another board than there is. */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    rule: "readfile/reads-history",
    scenario: SCENARIO,
    everywhere: true,
    explains: (rule, sent) => isWrongPicture(rule) && TURN.test(sent),
  },
  {
    rule: "readfile/long-history",
    scenario: SCENARIO,
    explains: (rule, sent) => (FAILURES.has(rule) || isWrongPicture(rule)) && LONG.test(sent),
  },
];
