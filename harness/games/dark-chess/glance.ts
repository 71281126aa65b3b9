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

/** A position as the side to move sees it. Every ply is looked at, so it is gone through once. */
export function glance(position: DarkChessPosition): Glance {
  const colour = colourOf(position, position.turn);
  const standing = position.board.map((piece, at) => piece && { piece, at });
  const open: Standing[] = [];
  const mine: Piece[] = [];
  let darkCount = 0;
  for (const one of standing) {
    if (!one) continue;
    if (one.piece.dark) darkCount++;
    if (one.piece.colour !== colour) continue;
    mine.push(one.piece);
    if (!one.piece.dark) open.push(one);
  }
  return {
    position,
    open,
    mine,
    lines: linesOf(open, standing),
    darkCount,
    moves: moves(position),
  };
}

function linesOf(
  open: readonly Standing[],
  standing: readonly (Standing | undefined)[],
): readonly Line[] {
  const lines: Line[] = [];
  for (const own of open) {
    for (const ray of RAYS[own.at] ?? []) {
      const met: Standing[] = [];
      for (const at of ray) {
        const other = standing[at];
        if (other) met.push(other);
      }
      lines.push({ own, met });
    }
  }
  return lines;
}

/** The corners of the board. */
export const CORNERS: readonly number[] = [0, FILES - 1, FILES * (RANKS - 1), FILES * RANKS - 1];

/** Whether two squares are neighbours. */
export function beside(one: number, other: number): boolean {
  return (RAYS[one] ?? []).some((ray) => ray[0] === other);
}

/** How many squares apart two squares on one rank or file are. */
export function apart(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return distance < FILES ? distance : distance / FILES;
}
