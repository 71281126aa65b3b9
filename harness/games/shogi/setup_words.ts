/** What is wrong with a setup or a written move of shogi. @module */

import type { Localized } from "../../core/mod.ts";

/** The game in a sentence. */
export const GAME: Localized = { en: "shogi", zh: "將棋", ja: "将棋" };

/** Sentences with places for what was written. */
export const SETUP = {
  afterStartpos: {
    en: 'Nothing follows startpos: "{text}"',
    zh: "startpos 之後不能有其他內容：「{text}」",
    ja: "startpos の後には何も書けない：「{text}」",
  },
  notSfen: {
    en: 'Not an SFEN: "{text}"',
    zh: "不是 SFEN：「{text}」",
    ja: "SFEN ではない：「{text}」",
  },
  kingOpen: {
    en: "The king of the side that is not to move is in check",
    zh: "未輪到的一方，其玉將正被王手",
    ja: "手番でない側の玉に王手がかかっている",
  },
  rowMarks: {
    en: 'A row has digits and the letters of pieces: "{row}" in rank {rank}',
    zh: "一列只有數字與棋子的字母：{rank} 段的「{row}」",
    ja: "一段は数字と駒の文字からなる：{rank} 段の「{row}」",
  },
  oneKing: {
    en: "A side has one king: more than one {king}",
    zh: "一方只有一枚玉將：{king} 不只一枚",
    ja: "玉は一方に一枚：{king} が二枚以上ある",
  },
  turn: {
    en: 'The turn is b or w: "{text}"',
    zh: "手番須為 b 或 w：「{text}」",
    ja: "手番は b か w：「{text}」",
  },
  hands: {
    en: 'The hands are - or counts and letters, such as 2Pb: "{text}"',
    zh: "持駒寫成 -，或數量與字母，如 2Pb：「{text}」",
    ja: "持ち駒は - か、2Pb のような枚数と文字：「{text}」",
  },
  number: {
    en: 'A move has a number from 1: "{text}"',
    zh: "手數從 1 開始：「{text}」",
    ja: "手数は 1 から：「{text}」",
  },
  set: {
    en: "A set has {most} of {letter}: {count} in the setup",
    zh: "{letter} 共有 {most} 枚：佈局中有 {count} 枚",
    ja: "{letter} は {most} 枚まで：配置には {count} 枚ある",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What is wrong with a written move. */
export const NOTATION = {
  capital: {
    en: 'A drop has a capital letter, for both sides: "{text}"',
    zh: "打入一律用大寫字母，先後手都一樣：「{text}」",
    ja: "打つ手の駒は先手も後手も大文字で書く：「{text}」",
  },
  unpromoted: {
    en: 'A piece is dropped unpromoted, without a +: "{text}"',
    zh: "打入的棋子尚未升變，不加 +：「{text}」",
    ja: "打つ駒は成っていないので + を付けない：「{text}」",
  },
  smallRank: {
    en: 'A rank is a small letter: "{text}"',
    zh: "段用小寫字母：「{text}」",
    ja: "段は小文字で書く：「{text}」",
  },
  fileFirst: {
    en: 'A square is a file and then a rank, such as 7g: "{text}"',
    zh: "格子先寫筋再寫段，如 7g：「{text}」",
    ja: "マスは 7g のように筋、段の順に書く：「{text}」",
  },
  forms: {
    en:
      'A move is two squares such as 7g7f, 8h2b+ with promotion, or a drop such as B*4e: "{text}"',
    zh: "走步寫成兩個格子（如 7g7f），升變加 +（8h2b+），打入如 B*4e：「{text}」",
    ja: "指し手は 7g7f のような二つのマス、成るなら 8h2b+、打つなら B*4e：「{text}」",
  },
} as const satisfies Readonly<Record<string, Localized>>;
