/** What the side to move sees of a position at one glance. @module */

import { moves } from "./moves.ts";
import type { Kind, Piece } from "./piece.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition } from "./position.ts";
import { FILES, NEXT_TO, RANKS, RAYS } from "./square.ts";

/** Where a piece stands. */
export interface StandingPiece {
  readonly piece: Piece;
  readonly at: number;
}

/** No situation asks for what is behind the third piece in a direction. */
const MOST_MET = 3;

/** An own piece that lies open, and the pieces that it meets in one direction, the nearest first. */
export interface OpenLine {
  readonly own: StandingPiece;
  readonly met: readonly StandingPiece[];
}

/** All that the situations are made of. */
export interface Glance {
  readonly position: DarkChessPosition;
  /** Where own pieces lie open. */
  readonly open: readonly number[];
  /** How many own pieces there are, dark ones included. */
  readonly mineCount: number;
  readonly darkCount: number;
  /** Whether all own pieces, dark ones included, are of a kind. */
  hasOnly(kind: Kind): boolean;
  /** Whether an open piece of a kind stands beside an open enemy of one of `others`. */
  touches(own: Kind, others: readonly Kind[]): boolean;
  /** The lines of own pieces of a kind that lie open. */
  linesOf(kind: Kind): readonly OpenLine[];
  readonly moves: readonly DarkChessMove[];
}

/** A position as the side to move sees it. */
export function glance(position: DarkChessPosition): Glance {
  return new Look(position);
}

/** A set of kinds is the sum of these. */
const BITS: Readonly<Record<Kind, number>> = { K: 1, G: 2, M: 4, R: 8, N: 16, C: 32, P: 64 };

/**
 * Every ply is looked at, so that the board is gone through once, its numbers are counted instead
 * of kept, and neighbours and lines are found only where one asks.
 */
class Look implements Glance {
  readonly position: DarkChessPosition;
  readonly open: number[] = [];
  readonly mineCount: number;
  readonly darkCount: number;
  /** The kinds of all own pieces. */
  readonly #kinds: number;
  /** The kinds of the open enemies beside own open pieces, by the kind of these. */
  #beside: Record<Kind, number> | undefined;
  #cannons: readonly OpenLine[] | undefined;

  constructor(position: DarkChessPosition) {
    const colour = colourOf(position, position.turn);
    const { board } = position;
    let [darkCount, mineCount, kinds] = [0, 0, 0];
    for (let at = 0; at < board.length; at++) {
      const piece = board[at];
      if (!piece) continue;
      if (piece.dark) darkCount++;
      if (piece.colour !== colour) continue;
      mineCount++;
      kinds |= BITS[piece.kind];
      if (!piece.dark) this.open.push(at);
    }
    this.position = position;
    this.darkCount = darkCount;
    this.mineCount = mineCount;
    this.#kinds = kinds;
  }

  get moves(): readonly DarkChessMove[] {
    return moves(this.position);
  }

  hasOnly(kind: Kind): boolean {
    return this.#kinds === BITS[kind];
  }

  touches(own: Kind, others: readonly Kind[]): boolean {
    const beside = (this.#beside ??= this.#neighbours())[own];
    for (const kind of others) if (beside & BITS[kind]) return true;
    return false;
  }

  #neighbours(): Record<Kind, number> {
    const { board } = this.position;
    const found = { K: 0, G: 0, M: 0, R: 0, N: 0, C: 0, P: 0 };
    for (const at of this.open) {
      const { kind, colour } = board[at]!;
      for (const next of NEXT_TO[at]!) {
        const other = board[next];
        if (other && !other.dark && other.colour !== colour) found[kind] |= BITS[other.kind];
      }
    }
    return found;
  }

  linesOf(kind: Kind): readonly OpenLine[] {
    // Nearly every call asks for cannons, so only their lines are kept.
    return kind === "C" ? this.#cannons ??= this.#lines(kind) : this.#lines(kind);
  }

  #lines(kind: Kind): readonly OpenLine[] {
    const { board } = this.position;
    const lines: OpenLine[] = [];
    for (const at of this.open) {
      const piece = board[at]!;
      if (piece.kind !== kind) continue;
      const own = { piece, at };
      for (const ray of RAYS[at]!) lines.push({ own, met: this.#met(ray) });
    }
    return lines;
  }

  #met(ray: readonly number[]): readonly StandingPiece[] {
    const met: StandingPiece[] = [];
    for (const at of ray) {
      const piece = this.position.board[at];
      if (piece && met.push({ piece, at }) === MOST_MET) break;
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
