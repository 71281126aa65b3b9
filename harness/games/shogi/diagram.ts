/** A picture of a position. @module */

import {
  type Diagram,
  fill,
  type Localized,
  type Mark,
  type Point,
  type Token,
} from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { glyphOf, HAND_LETTERS, type HandLetter, type ShogiPiece } from "./piece.ts";
import { handOf, pieceAt, type ShogiMove, type ShogiPosition, turnOf } from "./position.ts";
import { formatSetup } from "./setup.ts";
import { SIZE, SQUARES } from "./square.ts";

/** The board as the first player sees it, each hand in a row of its own beside its owner. */
export function diagram(position: ShogiPosition): Diagram {
  return {
    shape: "squares",
    pieces: "wedges",
    points: POINTS,
    tokens: [...onBoard(position), ...held(position, "first"), ...held(position, "second")],
    marks: position.last ? [markOf("last", position.last)] : [],
    caption: captionOf(position),
  };
}

/** Where a move goes, played or refused; squares that do not exist are not drawn. */
export function markOf(
  kind: Mark["kind"],
  { side, move }: { readonly side: Side; readonly move: ShogiMove },
): Mark {
  if (move.kind === "step") return { kind, from: move.from, to: move.to };
  return { kind, from: reserveOf(side, move.piece), to: move.to };
}

/** The name of the place beside the board where a side keeps its pieces of a kind. */
function reserveOf(side: Side, letter: string): string {
  return `${side === "first" ? letter : letter.toLowerCase()}*`;
}

const GAP = 0.45;
const BOARD: readonly Point[] = SQUARES.map((name, index) => ({
  name,
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));
// Half a place aside, one above the other, so that a hand belongs to no file.
const RESERVES: readonly Point[] = HAND_LETTERS.flatMap((letter, index) => [
  { name: reserveOf("second", letter), x: index + 1.5, y: -1 - GAP },
  { name: reserveOf("first", letter), x: index + 1.5, y: SIZE + GAP },
]);
const POINTS: readonly Point[] = [...BOARD, ...RESERVES];

function onBoard(position: ShogiPosition): readonly Token[] {
  return SQUARES.flatMap((at) => {
    const piece = pieceAt(position, at);
    return piece ? [tokenOf(at, piece)] : [];
  });
}

function tokenOf(at: string, piece: ShogiPiece): Token {
  const { side, letter, promoted } = piece;
  const token = {
    at,
    glyph: glyphOf(piece),
    owner: side,
    letter: side === "first" ? letter : letter.toLowerCase(),
  };
  return promoted ? { ...token, badge: "+" } : token;
}

function held(position: ShogiPosition, side: Side): readonly Token[] {
  return handOf(position, side).map(({ letter, count }) => {
    const token = tokenOf(reserveOf(side, letter), { side, letter, promoted: false });
    return count > 1 ? { ...token, badge: String(count) } : token;
  });
}

function captionOf(position: ShogiPosition): Localized {
  return fill(CAPTION, {
    side: SIDES[turnOf(position)],
    number: position.firstNumber + position.ply,
    first: handText(handOf(position, "first")),
    second: handText(handOf(position, "second")),
    sfen: formatSetup(position),
  });
}

function handText(
  hand: readonly { readonly letter: HandLetter; readonly count: number }[],
): Localized {
  if (hand.length === 0) return NOTHING;
  const text = (of: (letter: HandLetter) => string) =>
    hand.map(({ letter, count }) => `${of(letter)}${count > 1 ? count : ""}`).join(" ");
  const glyphs = text((letter) => glyphOf({ side: "first", letter, promoted: false }));
  return { en: text((letter) => letter), zh: glyphs.replaceAll("歩", "步"), ja: glyphs };
}

const CAPTION: Localized = {
  en: "{side} to play move {number}; in hand: black {first}, white {second}; sfen {sfen}",
  zh: "第 {number} 手，輪到{side}；持駒：先手 {first}，後手 {second}；sfen {sfen}",
  ja: "{number} 手目、{side}の番。持ち駒：先手 {first}、後手 {second}。sfen {sfen}",
};
const NOTHING: Localized = { en: "nothing", zh: "無", ja: "なし" };
const SIDES: Readonly<Record<Side, Localized>> = {
  first: { en: "Black", zh: "先手", ja: "先手" },
  second: { en: "White", zh: "後手", ja: "後手" },
};
