/** Pieces by what a program calls them. @module */

import type { Side } from "../../games/game.ts";
import { pieceAt, type ShogiPiece, type ShogiPosition } from "../../games/shogi/mod.ts";
import type { Dialogue, PieceKey } from "./dialogue.ts";
import { perDialogue } from "./per_dialogue.ts";

/** What a square shows: the name of a piece, or `""`, and whose it is where that can be seen. */
export interface ShownPiece {
  readonly name: string;
  readonly side?: Side;
}

/** The key of a piece on the board. */
export function keyOf({ letter, promoted }: Omit<ShogiPiece, "side">): PieceKey {
  return `${promoted ? "+" : ""}${letter}` as PieceKey;
}

/** What a square should show. */
export function shownAt(position: ShogiPosition, square: string, { pieces }: Dialogue): ShownPiece {
  const piece = pieceAt(position, square);
  return piece ? { name: pieces[piece.side][keyOf(piece)], side: piece.side } : { name: "" };
}

/** Whether a square shows what it should, as far as it shows it. */
export function isShown(shown: ShownPiece | undefined, wanted: ShownPiece): boolean {
  return shown?.name === wanted.name && (shown.side ?? wanted.side) === wanted.side;
}

/** Characters that are written in several ways. */
const VARIANTS: readonly string[] = ["王玉", "步歩", "竜龍", "銀银", "飛飞", "馬马"];

/** A text in which characters that are no names stand as the one of their variants that is. */
export function inUsualGlyphs(text: string, dialogue: Dialogue): string {
  const { others, usual } = variantsOf(dialogue);
  return text.replace(others, (other) => usual.get(other) ?? other);
}

const variantsOf = perDialogue((dialogue) => {
  const names = namesOf(dialogue).join("");
  const usual = new Map<string, string>();
  for (const group of VARIANTS) {
    const [used, ...more] = [...group].filter((each) => names.includes(each));
    if (used === undefined || more.length > 0) continue;
    for (const other of group) if (other !== used) usual.set(other, used);
  }
  return { usual, others: new RegExp([...usual.keys()].join("|") || "(?!)", "gu") };
});

/** All names of a dialogue, the longest first. */
export const namesOf: (dialogue: Dialogue) => readonly string[] = perDialogue(
  ({ pieces: { first, second } }) => {
    const all = new Set([...Object.values(first), ...Object.values(second)]);
    return [...all].sort((a, b) => b.length - a.length);
  },
);
