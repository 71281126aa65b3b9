/** Built-in opponents. @module */

import type { Opponent } from "../game.ts";
import { pick } from "../random.ts";
import { canMove, moves } from "./moves.ts";
import { colourOf, type PieceLetter, type ShogiPiece } from "./piece.ts";
import { play } from "./play.ts";
import { isCheck, pieceAt, type ShogiMove, type ShogiPosition, turnOf } from "./position.ts";
import { squareOf } from "./square.ts";

/** The opponents by name. */
export const SHOGI_OPPONENTS: Readonly<
  Record<"random" | "greedy", Opponent<ShogiPosition, ShogiMove>>
> = { random, greedy };

/** Any legal move. */
function random(position: ShogiPosition, chance: () => number): ShogiMove {
  return pickOrThrow(moves(position), chance);
}

/** Mates if it can, takes what is worth most, promotes, and does not leave pieces to be taken. */
function greedy(position: ShogiPosition, chance: () => number): ShogiMove {
  const all = moves(position);
  const scores = all.map((move) => score(position, move));
  const highest = Math.max(...scores);
  return pickOrThrow(all.filter((_, index) => scores[index] === highest), chance);
}

const WORTH: Readonly<Record<PieceLetter, number>> = {
  K: 0,
  R: 100,
  B: 90,
  G: 60,
  S: 55,
  N: 40,
  L: 35,
  P: 10,
};
const PROMOTED: Readonly<Partial<Record<PieceLetter, number>>> = { R: 130, B: 120 };
const MATE = 10_000;
const CHECK = 5;

function score(position: ShogiPosition, move: ShogiMove): number {
  const taken = pieceAt(position, move.to);
  const after = play(position, move);
  if (isCheck(after) && !canMove(after)) return MATE;
  const moved = pieceAt(after, move.to);
  let sum = taken ? 2 * worthOf(taken) : 0;
  if (isCheck(after)) sum += CHECK;
  if (!moved) return sum;
  if (move.kind === "step" && move.promote) sum += 15;
  if (isExposed(after, move.to)) sum -= worthOf(moved);
  return sum;
}

/** Whether the side to move could take on a square; it may not be legal. */
function isExposed(position: ShogiPosition, square: string): boolean {
  return position.state.board.hasPower(squareOf(square)!, colourOf(turnOf(position)));
}

function worthOf({ letter, promoted }: ShogiPiece): number {
  return promoted ? PROMOTED[letter] ?? WORTH.G : WORTH[letter];
}

function pickOrThrow(from: readonly ShogiMove[], chance: () => number): ShogiMove {
  const move = pick(from, chance);
  if (!move) throw new Error("No legal move: the game is over");
  return move;
}
