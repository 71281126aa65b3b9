/** Pieces by what a program calls them. @module */

import { pieceAt, type ShogiPiece, type ShogiPosition } from "../../games/shogi/mod.ts";
import { type Dialogue, PIECE_KEYS, type PieceKey, type PieceNames } from "./dialogue.ts";

/** The key of a piece on the board. */
export function keyOf({ letter, promoted }: Omit<ShogiPiece, "side">): PieceKey {
  return `${promoted ? "+" : ""}${letter}` as PieceKey;
}

/** What stands on a square, by its name; `""` where nothing does. */
export function nameAt(position: ShogiPosition, square: string, { pieces }: Dialogue): string {
  const piece = pieceAt(position, square);
  return piece ? pieces[piece.side][keyOf(piece)] : "";
}

/** The pieces that a text names, in its order; whatever is no name is passed over. */
export function keysIn(text: string, names: PieceNames): readonly PieceKey[] {
  const found: PieceKey[] = [];
  const keys = longestFirst(names);
  for (let at = 0; at < text.length;) {
    const key = keys.find((each) => text.startsWith(names[each], at));
    if (key) found.push(key);
    at += key ? names[key].length : 1;
  }
  return found;
}

/** Characters that are written in several ways. */
const VARIANTS: readonly string[] = ["王玉", "步歩", "竜龍", "銀银", "飛飞", "馬马"];

/** A text in which characters that are no names stand as the one of their variants that is. */
export function inUsualGlyphs(text: string, dialogue: Dialogue): string {
  const names = namesOf(dialogue).join("");
  return VARIANTS.reduce((said, group) => {
    const [used, ...more] = [...group].filter((each) => names.includes(each));
    const others = [...group].filter((each) => each !== used);
    if (used === undefined || more.length > 0) return said;
    return others.reduce((now, other) => now.replaceAll(other, used), said);
  }, text);
}

/** All names of a dialogue, the longest first. */
export function namesOf({ pieces: { first, second } }: Dialogue): readonly string[] {
  const all = new Set([...Object.values(first), ...Object.values(second)]);
  return [...all].sort((a, b) => b.length - a.length);
}

function longestFirst(names: PieceNames): readonly PieceKey[] {
  return PIECE_KEYS.toSorted((a, b) => names[b].length - names[a].length);
}
