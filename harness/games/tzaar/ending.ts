/** When a game is over. @module */

import type { Ending, Side } from "../game.ts";
import { canCapture } from "./moves.ts";
import { countVisible, otherSide, PIECE_TYPES, type TzaarPosition } from "./position.ts";

const REASONS = { 1: "NoTott", 2: "NoTzarra", 3: "NoTzaar" } as const;

/**
 * How the game ended: a side shows no piece of some kind, after a step of either side; or it begins its
 * turn with nothing to take. There are no draws.
 */
export function ending(position: TzaarPosition): Ending | undefined {
  for (const side of ["first", "second"] as const) {
    const reason = missingKind(position, side);
    if (reason) return { reason, winner: otherSide(side) };
  }
  if (position.step === 2 || canCapture(position)) return undefined;
  return { reason: "NoCapture", winner: otherSide(position.turn) };
}

function missingKind({ board }: TzaarPosition, owner: Side): string | undefined {
  const type = PIECE_TYPES.find((each) => countVisible(board, { owner, type: each }) === 0);
  return type && REASONS[type];
}
