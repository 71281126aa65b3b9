/** Where a game of Chinese dark chess stands. @module */

import type { Side } from "../game.ts";
import { type Colour, otherColour, type Piece, type PieceLetter } from "./piece.ts";
import { indexOf, RANKS, SQUARES } from "./square.ts";

/** What stands on each square, by index (see square.ts). */
export type Board = readonly (Piece | undefined)[];

/** When a game is drawn. */
export interface DarkChessSettings {
  /** Plies in a row without a capture or a flip. */
  readonly noEatFlip: number;
  /** How often in a row the same moves come round. */
  readonly repetition: number;
}

/** The settings of the platform. */
export const DEFAULT_SETTINGS: DarkChessSettings = { noEatFlip: 60, repetition: 3 };

/** A piece turned over; `piece` says what came to light, where that is known. */
export interface Flip {
  readonly kind: "flip";
  readonly at: string;
  readonly piece?: PieceLetter;
}

/** A piece moved, with or without a capture. */
export interface PieceMove {
  readonly kind: "move";
  readonly from: string;
  readonly to: string;
}

/** One ply. Squares are names, because an engine may well name one that does not exist. */
export type DarkChessMove = Flip | PieceMove;

/** A whole position, hidden pieces included. */
export interface DarkChessPosition {
  readonly board: Board;
  readonly turn: Side;
  /** Decided by the first flip. */
  readonly firstColour: Colour | undefined;
  /** The plies since the last capture, flip or start; their number counts towards the draw. */
  readonly quiet: readonly PieceMove[];
  readonly settings: DarkChessSettings;
  readonly last: DarkChessMove | undefined;
}

/** The colour of a side; undefined before the first flip. */
export function colourOf(
  { firstColour }: DarkChessPosition,
  side: Side,
): Colour | undefined {
  return firstColour && side === "second" ? otherColour(firstColour) : firstColour;
}

/** What stands on a square, face up or down; undefined also for a square that is not there. */
export function pieceAt({ board }: DarkChessPosition, square: string): Piece | undefined {
  const index = indexOf(square);
  return index === undefined ? undefined : board[index];
}

/** The letter under a dark square, which a flip brings to light. */
export function flipOf(position: DarkChessPosition, square: string): PieceLetter | undefined {
  const piece = pieceAt(position, square);
  return piece?.dark ? piece.letter : undefined;
}

/** The board as both sides see it: 8 rows of 4 letters, rank 8 first, X dark, - empty. */
export function showBoard({ board }: DarkChessPosition): readonly string[] {
  return rowsOf(board.map((piece) => !piece ? "-" : piece.dark ? "X" : piece.letter));
}

/** One letter per square, a1 first, as rows with rank 8 first. */
export function rowsOf(letters: readonly string[]): readonly string[] {
  const files = SQUARES.length / RANKS;
  return Array.from({ length: RANKS }, (_, row) => {
    const start = (RANKS - 1 - row) * files;
    return letters.slice(start, start + files).join("");
  });
}
