/** When a side may well resign. @module */

import { HAND_LETTERS, type PieceLetter } from "./piece.ts";
import { moves } from "./moves.ts";
import { inHand, isCheck, otherSide, pieceAt, type ShogiPosition, turnOf } from "./position.ts";
import type { Side } from "../game.ts";
import { SQUARES } from "./square.ts";

/** What a piece is worth, as beginners are taught. */
const WORTH: Readonly<Record<PieceLetter, number>> = {
  K: 0,
  R: 10,
  B: 8,
  G: 6,
  S: 5,
  N: 4,
  L: 3,
  P: 1,
};

/** A promoted piece is worth so much more. */
const PROMOTED = 2;
/** Less than one for two: a side that resigns then has lost the game on the board. */
const HOPELESS = 2;

/** Whether the side to move has no ply, one way out of check, or half of what the other side has. */
export function isHopeless(position: ShogiPosition): boolean {
  const side = turnOf(position);
  if (HOPELESS * worthOf(position, side) <= worthOf(position, otherSide(side))) return true;
  return moves(position).length <= (isCheck(position) ? 1 : 0);
}

function worthOf(position: ShogiPosition, side: Side): number {
  const board = SQUARES.reduce((sum, square) => {
    const piece = pieceAt(position, square);
    return piece?.side === side ? sum + WORTH[piece.letter] + (piece.promoted ? PROMOTED : 0) : sum;
  }, 0);
  return HAND_LETTERS.reduce(
    (sum, letter) => sum + WORTH[letter] * inHand(position, side, letter),
    board,
  );
}
