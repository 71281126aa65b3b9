/** What the side to move sees of a position at one glance. @module */

import { moves } from "./moves.ts";
import type { Piece } from "./piece.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition } from "./position.ts";
import { FILES, RANKS, RAYS } from "./square.ts";

/** Where a piece stands. */
export interface Standing {
  readonly piece: Piece;
  readonly at: number;
}

/** An own piece that lies open, and the pieces that it meets in one direction, the nearest first. */
export interface Line {
  readonly own: Standing;
  readonly met: readonly Standing[];
}

/** All that the situations are made of. */
export interface Glance {
  readonly position: DarkChessPosition;
  /** Own pieces that lie open. */
  readonly open: readonly Standing[];
  /** Own pieces, dark ones included. */
  readonly mine: readonly Piece[];
  readonly lines: readonly Line[];
  readonly darkCount: number;
  readonly moves: readonly DarkChessMove[];
}

/** A position as the side to move sees it. */
export function glance(position: DarkChessPosition): Glance {
  const { board } = position;
  const colour = colourOf(position, position.turn);
  const standing = board.flatMap((piece, at) => piece ? [{ piece, at }] : []);
  const own = standing.filter(({ piece }) => piece.colour === colour);
  const open = own.filter(({ piece }) => !piece.dark);
  return {
    position,
    open,
    mine: own.map(({ piece }) => piece),
    lines: open.flatMap((one) => (RAYS[one.at] ?? []).map((ray) => lineOf(position, one, ray))),
    darkCount: standing.filter(({ piece }) => piece.dark).length,
    moves: moves(position),
  };
}

function lineOf({ board }: DarkChessPosition, own: Standing, ray: readonly number[]): Line {
  const met = ray.flatMap((at) => {
    const piece = board[at];
    return piece ? [{ piece, at }] : [];
  });
  return { own, met };
}

/** The corners of the board. */
export const CORNERS: readonly number[] = [0, FILES - 1, FILES * (RANKS - 1), FILES * RANKS - 1];

/** Whether two squares are neighbours. */
export function beside(one: number, other: number): boolean {
  return (RAYS[one] ?? []).some(([next]) => next === other);
}

/** How many squares apart two squares on one rank or file are. */
export function apart(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return distance < FILES ? distance : distance / FILES;
}
