/** The pieces and what they are called. @module */

import { Color, type Piece, PieceType } from "tsshogi";
import type { Localized } from "../../core/mod.ts";
import type { Side } from "../game.ts";

/** The letters of the pieces that may be in hand, in the order in which SFEN lists them. */
export const HAND_LETTERS = ["R", "B", "G", "S", "N", "L", "P"] as const;

/** A piece that may be in hand. */
export type HandLetter = typeof HAND_LETTERS[number];

/** The letter of a piece, promoted or not. */
export type PieceLetter = HandLetter | "K";

/** A piece on the board. */
export interface ShogiPiece {
  readonly side: Side;
  readonly letter: PieceLetter;
  readonly promoted: boolean;
}

/** How many of each piece a set has. */
export const SET: Readonly<Record<PieceLetter, number>> = {
  K: 2,
  R: 2,
  B: 2,
  G: 4,
  S: 4,
  N: 4,
  L: 4,
  P: 18,
};

/** Whether a letter is that of a piece which may be in hand. */
export function isHandLetter(letter: string): letter is HandLetter {
  return HAND_LETTERS.some((each) => each === letter);
}

/** Whether an unpromoted piece could never move again so near to the far edge; 1 is the last rank. */
export function mustNotStay(letter: PieceLetter, ranksToGo: number): boolean {
  return ranksToGo <= (DEAD_RANKS[letter] ?? 0);
}

/** The kind of a piece in the package's words. */
export function typeOf(letter: PieceLetter): PieceType {
  return TYPES[letter];
}

/** The colour of a side in the package's words. */
export function colourOf(side: Side): Color {
  return side === "first" ? Color.BLACK : Color.WHITE;
}

/** The side of a colour. */
export function sideOf(colour: Color): Side {
  return colour === Color.BLACK ? "first" : "second";
}

/** The piece of one in the package's words. */
export function pieceFrom({ color, type }: Piece): ShogiPiece {
  const { letter, promoted } = KINDS[type];
  return { side: sideOf(color), letter, promoted };
}

/** The character that stands on a piece. */
export function glyphOf({ side, letter, promoted }: ShogiPiece): string {
  if (letter === "K") return side === "first" ? "王" : "玉";
  return (promoted ? PROMOTED_GLYPHS[letter] : GLYPHS[letter]) ?? "";
}

/** What a piece is called. */
export function pieceName({ letter, promoted }: Omit<ShogiPiece, "side">): Localized {
  return (promoted ? PROMOTED_NAMES[letter] : undefined) ?? NAMES[letter];
}

const DEAD_RANKS: Readonly<Partial<Record<PieceLetter, number>>> = { P: 1, L: 1, N: 2 };

const TYPES: Readonly<Record<PieceLetter, PieceType>> = {
  K: PieceType.KING,
  R: PieceType.ROOK,
  B: PieceType.BISHOP,
  G: PieceType.GOLD,
  S: PieceType.SILVER,
  N: PieceType.KNIGHT,
  L: PieceType.LANCE,
  P: PieceType.PAWN,
};

const KINDS: Readonly<Record<PieceType, Omit<ShogiPiece, "side">>> = {
  [PieceType.KING]: { letter: "K", promoted: false },
  [PieceType.ROOK]: { letter: "R", promoted: false },
  [PieceType.BISHOP]: { letter: "B", promoted: false },
  [PieceType.GOLD]: { letter: "G", promoted: false },
  [PieceType.SILVER]: { letter: "S", promoted: false },
  [PieceType.KNIGHT]: { letter: "N", promoted: false },
  [PieceType.LANCE]: { letter: "L", promoted: false },
  [PieceType.PAWN]: { letter: "P", promoted: false },
  [PieceType.DRAGON]: { letter: "R", promoted: true },
  [PieceType.HORSE]: { letter: "B", promoted: true },
  [PieceType.PROM_SILVER]: { letter: "S", promoted: true },
  [PieceType.PROM_KNIGHT]: { letter: "N", promoted: true },
  [PieceType.PROM_LANCE]: { letter: "L", promoted: true },
  [PieceType.PROM_PAWN]: { letter: "P", promoted: true },
};

const GLYPHS: Readonly<Record<HandLetter, string>> = {
  R: "飛",
  B: "角",
  G: "金",
  S: "銀",
  N: "桂",
  L: "香",
  P: "歩",
};

const PROMOTED_GLYPHS: Readonly<Partial<Record<PieceLetter, string>>> = {
  R: "竜",
  B: "馬",
  S: "全",
  N: "圭",
  L: "杏",
  P: "と",
};

const NAMES: Readonly<Record<PieceLetter, Localized>> = {
  K: { en: "king", zh: "玉將", ja: "玉" },
  R: { en: "rook", zh: "飛車", ja: "飛車" },
  B: { en: "bishop", zh: "角行", ja: "角" },
  G: { en: "gold", zh: "金將", ja: "金" },
  S: { en: "silver", zh: "銀將", ja: "銀" },
  N: { en: "knight", zh: "桂馬", ja: "桂馬" },
  L: { en: "lance", zh: "香車", ja: "香車" },
  P: { en: "pawn", zh: "步兵", ja: "歩" },
};

const PROMOTED_NAMES: Readonly<Partial<Record<PieceLetter, Localized>>> = {
  R: { en: "dragon", zh: "龍王", ja: "竜" },
  B: { en: "horse", zh: "龍馬", ja: "馬" },
  S: { en: "promoted silver", zh: "成銀", ja: "成銀" },
  N: { en: "promoted knight", zh: "成桂", ja: "成桂" },
  L: { en: "promoted lance", zh: "成香", ja: "成香" },
  P: { en: "promoted pawn", zh: "成步（と金）", ja: "と金" },
};
