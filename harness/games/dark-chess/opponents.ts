/** Built-in opponents; they look at nothing that a player could not see. @module */

import type { Opponent, ThinkingBudget } from "../game.ts";
import { pick } from "../random.ts";
import { moves, richestPrey } from "./moves.ts";
import { otherSide } from "./play.ts";
import type { Colour, Kind, Piece } from "./piece.ts";
import {
  type Board,
  colourOf,
  type DarkChessMove,
  type DarkChessPosition,
  pieceAt,
  type PieceMove,
} from "./position.ts";
import { chooseMove } from "./search/mod.ts";
import { indexOf } from "./square.ts";

/** The opponents by name. */
export const DARK_CHESS_OPPONENTS: Readonly<
  Record<"random" | "greedy" | "search", Opponent<DarkChessPosition, DarkChessMove>>
> = { random, greedy, search };

/** What the pieces are worth; the cannon reaches far, the pawn takes the king. */
const VALUES: Readonly<Record<Kind, number>> = { K: 60, G: 50, C: 30, M: 25, R: 15, N: 8, P: 5 };

/** Any legal move. */
function random(position: DarkChessPosition, chance: () => number): DarkChessMove {
  return pickOrThrow(moves(position), chance);
}

/** Takes the most valuable piece; among equals it leaves the least to take. */
function greedy(position: DarkChessPosition, chance: () => number): DarkChessMove {
  const all = moves(position);
  const fattest = best(all, (move) => gain(position, move));
  const other = colourOf(position, otherSide(position.turn));
  // A flip is judged as if it showed nothing.
  const board = [...position.board];
  const flipRisk = fattest.some(({ kind }) => kind === "flip") ? risk(board, other) : 0;
  const riskOf = (move: DarkChessMove): number =>
    move.kind === "flip" ? flipRisk : riskAfter(board, move, other);
  return pickOrThrow(best(fattest, (move) => -riskOf(move)), chance);
}

/** Looks ahead for as long as its budget lasts. */
function search(
  position: DarkChessPosition,
  chance: () => number,
  budget?: ThinkingBudget,
): DarkChessMove {
  return chooseMove(position, chance, budget).move;
}

/** The moves that score highest. */
function best(
  from: readonly DarkChessMove[],
  score: (move: DarkChessMove) => number,
): readonly DarkChessMove[] {
  let highest = -Infinity;
  let found: DarkChessMove[] = [];
  for (const move of from) {
    const scored = score(move);
    if (scored > highest) [highest, found] = [scored, []];
    if (scored === highest) found.push(move);
  }
  return found;
}

function gain(position: DarkChessPosition, move: DarkChessMove): number {
  if (move.kind === "flip") return 0;
  const target = pieceAt(position, move.to);
  return target ? VALUES[target.kind] : 0;
}

/** What a colour could take next. */
function risk(board: Board, colour: Colour | undefined): number {
  return colour === undefined ? 0 : richestPrey(board, colour, valueOf);
}

/** The same after a step, which is made on the board and taken back: a copy for each costs more. */
function riskAfter(
  board: (Piece | undefined)[],
  { from, to }: PieceMove,
  colour: Colour | undefined,
): number {
  const [start, end] = [indexOf(from) ?? 0, indexOf(to) ?? 0];
  const [moved, taken] = [board[start], board[end]];
  board[start] = undefined;
  board[end] = moved;
  const most = risk(board, colour);
  board[start] = moved;
  board[end] = taken;
  return most;
}

function valueOf(kind: Kind): number {
  return VALUES[kind];
}

function pickOrThrow(from: readonly DarkChessMove[], chance: () => number): DarkChessMove {
  const move = pick(from, chance);
  if (!move) throw new Error("No legal move: the game is over");
  return move;
}
