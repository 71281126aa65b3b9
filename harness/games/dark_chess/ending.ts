/** When a game is over. @module */

import type { Ending } from "../game.ts";
import { moves } from "./moves.ts";
import { otherSide } from "./play.ts";
import { colourOf, type DarkChessPosition, type Step } from "./position.ts";

/** How the game ended, in the platform's words; a loss goes before a draw. */
export function ending(position: DarkChessPosition): Ending | undefined {
  if (isLost(position)) return { reason: "NoMove", winner: otherSide(position.turn) };
  if (repetitionLength(position) !== undefined) return { reason: "PositionRepetitionDraw" };
  if (position.quiet.length >= position.settings.noEatFlip) return { reason: "NoEatFlipDraw" };
  return undefined;
}

/** How many plies long the cycle is that has come round often enough for a draw. */
export function repetitionLength({ quiet, settings }: DarkChessPosition): number | undefined {
  const times = settings.repetition;
  for (let length = 4; times * length <= quiet.length; length += 2) {
    if (isCycle(quiet.slice(-times * length), length)) return length;
  }
  return undefined;
}

function isCycle(steps: readonly Step[], length: number): boolean {
  return steps.every(({ from, to }, index) => {
    const earlier = steps[index - length];
    return !earlier || (earlier.from === from && earlier.to === to);
  });
}

/** Whether the side to move can do nothing or has nothing left, dark pieces included. */
export function isLost(position: DarkChessPosition): boolean {
  const colour = colourOf(position, position.turn);
  if (colour && !position.board.some((piece) => piece?.colour === colour)) return true;
  return moves(position).length === 0;
}
