/** When a game is over. @module */

import type { Ending } from "../game.ts";
import { canStep } from "./moves.ts";
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
    if (isCycle(quiet, { length, times })) return length;
  }
  return undefined;
}

/** Whether the last steps are the same `length` ones, `times` times; the last one tells most often. */
function isCycle(
  steps: readonly Step[],
  { length, times }: { readonly length: number; readonly times: number },
): boolean {
  const first = steps.length - (times - 1) * length;
  for (let at = steps.length - 1; at >= first; at--) {
    const [step, earlier] = [steps[at], steps[at - length]];
    if (step?.from !== earlier?.from || step?.to !== earlier?.to) return false;
  }
  return true;
}

/** Whether the side to move can do nothing or has nothing left, dark pieces included. */
export function isLost(position: DarkChessPosition): boolean {
  const { board } = position;
  const colour = colourOf(position, position.turn);
  let [hasPiece, hasMove] = [colour === undefined, false];
  for (let at = 0; at < board.length; at++) {
    const piece = board[at];
    if (!piece) continue;
    const own = piece.colour === colour;
    hasPiece ||= own;
    hasMove ||= piece.dark || own && canStep(board, at);
    if (hasPiece && hasMove) return false;
  }
  return true;
}
