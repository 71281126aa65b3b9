/** How a record calls a game that was lost by a broken rule. @module */

import type { Finding, Violation } from "../../core/mod.ts";
import type { Unanswered } from "../../referee/mod.ts";

/** The reason in the manner of the platform's own. */
export type ForfeitReason = "TimeOut" | "Disconnect" | "IllegalMove" | "ProtocolError";

/** One word for what lost the game; the violation beside it says the rest. */
export function forfeitReason(finding: Finding, unanswered?: Unanswered): ForfeitReason {
  if (unanswered?.kind === "exited" || unanswered?.kind === "disconnected") return "Disconnect";
  if (finding.timing) return "TimeOut";
  return finding.diagram ? "IllegalMove" : "ProtocolError";
}

/** After a move out of turn the engine's position differs from the server's. */
const LOSES_STEP: ReadonlySet<string> = new Set(["ponder/in-turn"]);

/** The rule that lost the game: what an illegal ply comes of, where that was seen before. */
export function forfeitRule(finding: Finding, seen: readonly Pick<Violation, "rule">[]): string {
  const cause = finding.diagram ? seen.find(({ rule }) => LOSES_STEP.has(rule)) : undefined;
  return cause?.rule ?? finding.rule;
}
