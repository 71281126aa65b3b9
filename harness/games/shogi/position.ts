/** Where a game of shogi stands. @module */

import type { ImmutablePosition } from "tsshogi";
import type { Side } from "../game.ts";
import {
  colourOf,
  HAND_LETTERS,
  type HandLetter,
  pieceFrom,
  type ShogiPiece,
  sideOf,
  typeOf,
} from "./piece.ts";
import { squareOf } from "./square.ts";

/** When a game is drawn. */
export interface ShogiSettings {
  /** Plies of both sides together. */
  readonly moveLimit: number;
}

/** Games of the Japan Shogi Association end after 500 plies. */
export const DEFAULT_SETTINGS: ShogiSettings = { moveLimit: 500 };

/** A piece that goes from one square to another; squares are any text, for engines invent some. */
export interface BoardMove {
  readonly kind: "step";
  readonly from: string;
  readonly to: string;
  readonly promote: boolean;
}

/** A piece that comes from the hand; the letter is any capital one. */
export interface Drop {
  readonly kind: "drop";
  readonly piece: string;
  readonly to: string;
}

/** One ply. */
export type ShogiMove = BoardMove | Drop;

/** What repetition asks of a position: board, hands and turn as text, and whether it is check. */
export interface SeenPosition {
  readonly key: string;
  readonly check: boolean;
}

/** A whole position, with what came before it. */
export interface ShogiPosition {
  /** Board, hands and turn; never changed once it is in here. */
  readonly state: ImmutablePosition;
  /** How many plies were played since the start. */
  readonly ply: number;
  /** The number that the setup gives to its next move; 1 at the beginning of a game. */
  readonly firstNumber: number;
  /** All positions since the start, this one last. */
  readonly seen: readonly SeenPosition[];
  readonly settings: ShogiSettings;
  readonly last: { readonly side: Side; readonly move: ShogiMove } | undefined;
}

/** The side to move. */
export function turnOf({ state }: ShogiPosition): Side {
  return sideOf(state.color);
}

/** The other player. */
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/** What stands on a square; undefined where it is empty or not on the board. */
export function pieceAt({ state }: ShogiPosition, square: string): ShogiPiece | undefined {
  const found = squareOf(square);
  const piece = found && state.board.at(found);
  return piece ? pieceFrom(piece) : undefined;
}

/** How many of a piece a side has in hand. */
export function inHand({ state }: ShogiPosition, side: Side, letter: HandLetter): number {
  return state.hand(colourOf(side)).count(typeOf(letter));
}

/** What a side has in hand, the strongest first. */
export function handOf(
  position: ShogiPosition,
  side: Side,
): readonly { readonly letter: HandLetter; readonly count: number }[] {
  return HAND_LETTERS.map((letter) => ({ letter, count: inHand(position, side, letter) }))
    .filter(({ count }) => count > 0);
}

/** Whether the king of the side to move is attacked. */
export function isCheck({ seen }: ShogiPosition): boolean {
  return seen.at(-1)?.check ?? false;
}

/** What repetition compares. */
export function seenIn(state: ImmutablePosition): SeenPosition {
  return { key: state.getSFEN(1).replace(/ 1$/, ""), check: state.checked };
}
