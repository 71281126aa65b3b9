/** Whether the board bears out what a record says of the end. @module */

import type { GameFacts } from "../core/mod.ts";
import type { Ending } from "../games/game.ts";

/** What is odd: another end than the record's, or an end that no rule explains. */
export interface ResultDoubt {
  readonly kind: "otherwise" | "unexplained";
  readonly told: string;
  readonly ending: string;
}

/** Compares the result of a record with `ending`, the one on the board, if there is any. */
export function resultDoubt(
  { outcome, first }: Pick<GameFacts, "outcome" | "first">,
  ending: Ending | undefined,
): ResultDoubt | undefined {
  if (outcome.kind !== "over") return undefined;
  const { winner } = outcome;
  // Some write the number that made it so behind the reason.
  const [reason = ""] = outcome.reason.split(",");
  if (!ending) {
    return ON_BOARD.has(reason) ? { kind: "unexplained", told: reason, ending: "" } : undefined;
  }
  const side = winner === undefined ? undefined : winner === first ? "first" : "second";
  if (ending.reason === reason && ending.winner === side) return undefined;
  const told = worded({ reason, ...side ? { winner: side } : {} }, ending);
  return { kind: "otherwise", told, ending: worded(ending, { reason }) };
}

/** The reason alone where that is what differs. */
function worded({ reason, winner }: Ending, other: Pick<Ending, "reason">): string {
  return reason === other.reason ? `${reason}, ${winner ?? "no player"} wins` : reason;
}

/** Endings that follow from the position alone, not from a word or a clock. */
const ON_BOARD: ReadonlySet<string> = new Set([
  ...["NoMove", "PositionRepetitionDraw", "NoEatFlipDraw"],
  ...["NoRedGhost", "NoBlueGhost", "ChessEscape"],
  ...["checkmate", "stalemate", "repetition", "perpetual-check"],
  ...["NoTott", "NoTzarra", "NoTzaar", "NoCapture"],
]);
