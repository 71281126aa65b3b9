/** A picture of a position. @module */

import {
  type Diagram,
  fill,
  type Localized,
  type Mark,
  type Point,
  type Token,
  untranslated,
} from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { ending } from "./ending.ts";
import type { Colour, Piece, PieceLetter } from "./piece.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition } from "./position.ts";
import { FILES, RANKS, SQUARES } from "./square.ts";

/** The board as both players see it, rank 8 on top; red is always drawn as "first". */
export function diagram(position: DarkChessPosition): Diagram {
  return {
    shape: "squares",
    points: POINTS,
    tokens: tokensOf(position),
    marks: position.last ? [lastMark(position.last)] : [],
    caption: captionOf(position),
  };
}

/** Made once and shared: every ply of a game is drawn. */
const TOKENS: readonly Map<Piece, Token>[] = SQUARES.map(() => new Map());

function tokensOf({ board }: DarkChessPosition): readonly Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < board.length; index++) {
    const piece = board[index];
    if (piece) tokens.push(tokenOf(piece, index));
  }
  return tokens;
}

function tokenOf(piece: Piece, index: number): Token {
  const made = TOKENS[index]?.get(piece);
  if (made) return made;
  const token = Object.freeze({ at: SQUARES[index] ?? "", ...faceOf(piece) });
  TOKENS[index]?.set(piece, token);
  return token;
}

const POINTS: readonly Point[] = SQUARES.map((name, index) => ({
  name,
  x: index % FILES,
  y: RANKS - 1 - Math.floor(index / FILES),
}));

export const GLYPHS: Readonly<Record<PieceLetter, string>> = {
  K: "帥",
  G: "仕",
  M: "相",
  R: "俥",
  N: "傌",
  C: "炮",
  P: "兵",
  k: "將",
  g: "士",
  m: "象",
  r: "車",
  n: "馬",
  c: "包",
  p: "卒",
};

export const OWNERS = { red: "first", black: "second" } as const;

function faceOf({ dark, letter, colour }: Piece) {
  if (dark) return { glyph: "●", owner: "nobody", letter: "X" } as const;
  return { glyph: GLYPHS[letter], owner: OWNERS[colour], letter };
}

function lastMark(move: DarkChessMove): Mark {
  if (move.kind === "flip") return { kind: "last", from: move.at };
  return { kind: "last", from: move.from, to: move.to };
}

function captionOf(position: DarkChessPosition): Localized {
  const end = ending(position);
  if (!end) return toMove(colourOf(position, position.turn), position.turn);
  const reason = REASONS[end.reason] ?? untranslated(end.reason);
  return end.winner
    ? fill(WON, { ...sideOf(position, end.winner), reason })
    : fill(DRAWN, { reason });
}

function sideOf(position: DarkChessPosition, side: Side) {
  return namesOf(colourOf(position, side), side);
}

function namesOf(colour: Colour | undefined, side: Side) {
  return { who: colour ? COLOURS[colour] : UNKNOWN, side: SIDES[side] };
}

const MADE = new Map<string, Localized>();

function toMove(colour: Colour | undefined, side: Side): Localized {
  const key = `${colour} ${side}`;
  const made = MADE.get(key) ?? fill(TO_MOVE, namesOf(colour, side));
  MADE.set(key, made);
  return made;
}

const TO_MOVE = {
  en: "{who} ({side} player) to move",
  zh: "輪到{who}（{side}）",
  ja: "{who}（{side}）の番",
};
const WON = {
  en: "{who} ({side} player) has won: {reason}",
  zh: "{who}（{side}）獲勝：{reason}",
  ja: "{who}（{side}）の勝ち：{reason}",
};
const DRAWN = { en: "Drawn: {reason}", zh: "和局：{reason}", ja: "引き分け：{reason}" };
const REASONS: Readonly<Record<string, Localized>> = {
  NoMove: {
    en: "the other side has no piece or no move left",
    zh: "對方已無棋子或無步可走",
    ja: "相手に駒または指せる手がない",
  },
  PositionRepetitionDraw: {
    en: "the same moves came round too often",
    zh: "重複相同走步達上限",
    ja: "同じ手順の繰り返し",
  },
  NoEatFlipDraw: {
    en: "too many plies without a capture or a flip",
    zh: "連續未吃子、未翻棋的手數達上限",
    ja: "取ることもめくることもない手が続いた",
  },
};
const COLOURS = {
  red: { en: "Red", zh: "紅方", ja: "赤" },
  black: { en: "Black", zh: "黑方", ja: "黒" },
};
const UNKNOWN = { en: "Colour not decided", zh: "顏色未定的一方", ja: "色が未定の側" };
const SIDES = {
  first: { en: "first", zh: "先手", ja: "先手" },
  second: { en: "second", zh: "後手", ja: "後手" },
};
