/** What the side to move sees of a position at one glance. @module */

import { moves } from "./moves.ts";
import type { Kind, Piece } from "./piece.ts";
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
  readonly darkCount: number;
  /** The lines of own pieces of a kind that lie open. */
  linesOf(kind: Kind): readonly Line[];
  readonly moves: readonly DarkChessMove[];
}

/** A position as the side to move sees it. */
export function glance(position: DarkChessPosition): Glance {
  return new Look(position);
}

/** Every ply is looked at, so that the board is gone through once, and lines only where one asks. */
class Look implements Glance {
  readonly position: DarkChessPosition;
  readonly open: Standing[] = [];
  readonly mine: Piece[] = [];
  readonly darkCount: number;
  readonly #lines = new Map<Kind, readonly Line[]>();

  constructor(position: DarkChessPosition) {
    const colour = colourOf(position, position.turn);
    const { board } = position;
    let darkCount = 0;
    for (let at = 0; at < board.length; at++) {
      const piece = board[at];
      if (!piece) continue;
      if (piece.dark) darkCount++;
      if (piece.colour !== colour) continue;
      this.mine.push(piece);
      if (!piece.dark) this.open.push({ piece, at });
    }
    this.position = position;
    this.darkCount = darkCount;
  }

  get moves(): readonly DarkChessMove[] {
    return moves(this.position);
  }

  linesOf(kind: Kind): readonly Line[] {
    const known = this.#lines.get(kind);
    if (known) return known;
    const lines: Line[] = [];
    for (const own of this.open) {
      if (own.piece.kind !== kind) continue;
      for (const ray of RAYS[own.at] ?? []) lines.push({ own, met: this.#met(ray) });
    }
    this.#lines.set(kind, lines);
    return lines;
  }

  #met(ray: readonly number[]): readonly Standing[] {
    const met: Standing[] = [];
    for (const at of ray) {
      const piece = this.position.board[at];
      if (piece) met.push({ piece, at });
    }
    return met;
  }
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
