/** When a game is over. @module */

import type { Ending } from "../game.ts";
import { canStep } from "./moves.ts";
import { otherSide } from "./play.ts";
import { colourOf, type DarkChessPosition, type PieceMove } from "./position.ts";

/** The position that was asked about last: it is asked about for its picture, and to go on. */
let last: { readonly position: DarkChessPosition; readonly found: Ending | undefined } | undefined;

/** How the game ended, in the platform's words; a loss goes before a draw. */
export function ending(position: DarkChessPosition): Ending | undefined {
  if (last?.position !== position) last = { position, found: endingOf(position) };
  return last.found;
}

function endingOf(position: DarkChessPosition): Ending | undefined {
  if (isLost(position)) return { reason: "NoMove", winner: otherSide(position.turn) };
  if (repetitionLength(position) !== undefined) return { reason: "PositionRepetitionDraw" };
  if (position.quiet.length >= position.settings.noEatFlip) return { reason: "NoEatFlipDraw" };
  return undefined;
}

/** How many plies long the cycle is that has come round often enough for a draw. */
export function repetitionLength({ quiet, settings }: DarkChessPosition): number | undefined {
  const times = settings.repetition;
  for (let length = SHORTEST_CYCLE; times * length <= quiet.length; length += 2) {
    if (repeats(quiet, { length, count: (times - 1) * length })) return length;
  }
  return undefined;
}

/** The steps that would bring a cycle round once more, often enough for a draw; legal or not. */
export function repeatingSteps({ quiet, settings }: DarkChessPosition): readonly PieceMove[] {
  const times = settings.repetition;
  const found: PieceMove[] = [];
  for (let length = SHORTEST_CYCLE; times * length <= quiet.length + 1; length += 2) {
    const step = quiet[quiet.length - length];
    if (step && repeats(quiet, { length, count: (times - 1) * length - 1 })) found.push(step);
  }
  return found;
}

const SHORTEST_CYCLE = 4;

/** Whether each of the last `count` steps is the one `length` before it; the last tells most often. */
function repeats(
  steps: readonly PieceMove[],
  { length, count }: { readonly length: number; readonly count: number },
): boolean {
  for (let at = steps.length - 1; at >= steps.length - count; at--) {
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
