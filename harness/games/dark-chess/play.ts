/** What a legal move makes of a position. @module */

import type { Side } from "../game.ts";
import { type Colour, dark, otherColour, type PieceLetter, revealed } from "./piece.ts";
import type { Board, DarkChessMove, DarkChessPosition, Flip, PieceMove } from "./position.ts";
import { indexOf } from "./square.ts";

/**
 * The position after a legal move. A flip may say what it showed: then that piece changes places
 * with the one that was dealt there, which cannot be told apart, so that any record of a game
 * can be replayed from any deal.
 */
export function play(position: DarkChessPosition, move: DarkChessMove): DarkChessPosition {
  switch (move.kind) {
    case "flip":
      return flip(position, move);
    case "move":
      return step(position, move);
  }
}

/** The side that is not `side`. */
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

function flip({ board, turn, firstColour, settings }: DarkChessPosition, move: Flip) {
  const at = indexOrThrow(move.at);
  const under = board[at];
  if (!under?.dark) throw new Error(`Nothing to flip on ${move.at}`);
  const letter = move.piece ?? under.letter;
  const shown = revealed(letter);
  return {
    board: exchanged(board, at, letter).with(at, shown),
    turn: otherSide(turn),
    firstColour: firstColour ?? colourOfFirst(turn, shown.colour),
    quiet: [],
    settings,
    last: { kind: "flip", at: move.at, piece: letter },
  } satisfies DarkChessPosition;
}

function step({ board, turn, firstColour, quiet, settings }: DarkChessPosition, move: PieceMove) {
  return {
    board: boardAfter(board, move),
    turn: otherSide(turn),
    firstColour,
    quiet: board[indexOrThrow(move.to)] ? [] : [...quiet, move],
    settings,
    last: move,
  } satisfies DarkChessPosition;
}

/** The board alone after a legal step. */
function boardAfter(board: Board, move: PieceMove): Board {
  const from = indexOrThrow(move.from);
  const next = board.slice();
  next[indexOrThrow(move.to)] = board[from];
  next[from] = undefined;
  return next;
}

/** The board with `letter` dealt to the dark square `at` instead of what lay there. */
function exchanged(board: Board, at: number, letter: PieceLetter): Board {
  const under = board[at];
  if (!under || under.letter === letter) return board;
  const other = board.findIndex((piece) => piece?.dark && piece.letter === letter);
  if (other < 0) throw new Error(`No dark ${letter} is left to flip`);
  return board.with(other, dark(under.letter));
}

function colourOfFirst(turn: Side, flipped: Colour): Colour {
  return turn === "first" ? flipped : otherColour(flipped);
}

function indexOrThrow(square: string): number {
  const index = indexOf(square);
  if (index === undefined) throw new Error(`No such square: ${square}`);
  return index;
}
