/** Rules from whose breach illegal plies follow. @module */

import type { Foundation } from "../protocol.ts";

/** An engine that makes its own plies twice has lost the pieces that it moved. */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    rule: "mgtp/own-ply-echo",
    scenario: "mgtp/genmove/own_ply_once",
    // The first ply of a game follows none of its own.
    explains: (rule, sent) => isAboutPly(rule) && /^12 genmove (red|black)$/m.test(sent),
  },
];

/** Whether a rule is about a ply in a position, so that another position may be the cause. */
function isAboutPly(rule: string): boolean {
  return rule.startsWith("dark-chess/") || rule === "mgtp/plays-on" || rule === "mgtp/genmove-ply";
}
