/** A game as a console program keeps it: hands in the order of captures, and what can be undone. @module */

import type { Side } from "../../games/game.ts";
import {
  type HandLetter,
  isHandLetter,
  pieceAt,
  shogi,
  type ShogiMove,
  type ShogiPosition,
} from "../../games/shogi/mod.ts";
import type { PieceKey } from "./dialogue.ts";
import { keyOf } from "./names.ts";

/** One ply as it is written down. */
export interface RecordedPly {
  readonly move: ShogiMove;
  readonly side: Side;
  /** The piece as it was before the ply. */
  readonly piece: PieceKey;
  /** The place in the hand that a drop came from, counted from 0. */
  readonly index0?: number;
}

/** A position with how it came about. */
export interface Ledger {
  readonly position: ShogiPosition;
  readonly hands: Readonly<Record<Side, readonly HandLetter[]>>;
  readonly entries: readonly RecordedPly[];
  /** What undo leads back to. */
  readonly before?: Ledger;
}

/** The ledger of a game that has just begun. */
export function newLedger(): Ledger {
  const start = shogi.start({ seed: 1 });
  if (!start.ok) throw new Error(start.error.en);
  return { position: start.value, hands: { first: [], second: [] }, entries: [] };
}

/** The ledger after a legal ply; `index0` says which of the pieces in hand is dropped. */
export function playOn(ledger: Ledger, move: ShogiMove, index0?: number): Ledger {
  const { position, hands, entries } = ledger;
  const side = shogi.turn(position);
  const taken = pieceAt(position, move.to)?.letter;
  const from = move.kind === "drop" ? placeOf(move.piece, hands[side], index0) : undefined;
  const left = hands[side].filter((_, index) => index !== from);
  const held = taken && isHandLetter(taken) ? [...left, taken] : left;
  const moved = move.kind === "step" ? pieceAt(position, move.from) : undefined;
  const piece = moved ? keyOf(moved) : move.kind === "drop" ? move.piece as PieceKey : "P";
  return {
    position: shogi.play(position, move),
    hands: { ...hands, [side]: held },
    entries: [...entries, { move, side, piece, index0: index0 ?? from }],
    before: ledger,
  };
}

/** Where a piece is in the hand; a program may list hands in another order than ours. */
function placeOf(piece: string, hand: readonly string[], index0 = -1): number {
  return hand[index0] === piece ? index0 : hand.indexOf(piece);
}
