/** How a record calls a game that was lost by a broken rule. @module */

import type { Finding } from "../../core/mod.ts";
import type { Unanswered } from "../../referee/mod.ts";

/** The reason in the manner of the platform's own. */
export type ForfeitReason = "TimeOut" | "Disconnect" | "IllegalMove" | "ProtocolError";

/** One word for what lost the game; the violation beside it says the rest. */
export function forfeitReason(finding: Finding, unanswered?: Unanswered): ForfeitReason {
  if (unanswered?.kind === "exited" || unanswered?.kind === "disconnected") return "Disconnect";
  if (finding.timing) return "TimeOut";
  return finding.diagram ? "IllegalMove" : "ProtocolError";
}
