/** What a player may know. @module */

import { dark, PIECE_LETTERS } from "./piece.ts";
import type { DarkChessPosition } from "./position.ts";

/**
 * The position with the dark pieces put in a fixed order: which pieces are dark is known to both
 * players alike, where they lie is not, so the same knowledge gives the same view.
 */
export function view(position: DarkChessPosition): DarkChessPosition {
  const hidden = position.board.flatMap((piece) => piece?.dark ? [piece.letter] : []);
  const order = PIECE_LETTERS.flatMap((letter) => hidden.filter((each) => each === letter));
  let next = 0;
  const board = position.board.map((piece) => {
    const letter = piece?.dark ? order[next++] : undefined;
    return letter ? dark(letter) : piece;
  });
  return { ...position, board };
}
