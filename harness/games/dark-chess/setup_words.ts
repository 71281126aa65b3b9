/** What is wrong with a setup or a written move of dark chess. @module */

import type { Localized } from "../../core/mod.ts";
import { START } from "../start_words.ts";

/** The game in a sentence. */
export const GAME: Localized = { en: "dark chess", zh: "暗棋", ja: "暗棋" };

/** Sentences with places for what was written. */
export const SETUP = {
  notPiece: {
    en: 'Not a piece, X or -: "{mark}" on {square}',
    zh: "不是棋子、X 或 -：{square} 的「{mark}」",
    ja: "駒、X、- のどれでもない：{square} の「{mark}」",
  },
  turn: {
    en: 'The turn is red, black or unknown: "{turn}"',
    zh: "輪到的一方須為 red、black 或 unknown：「{turn}」",
    ja: "手番は red、black、unknown のどれか：「{turn}」",
  },
  unknownSeen: {
    en: "The turn is unknown only while all is dark: {square} is not",
    zh: "只有全為暗子時，輪到的一方才可為 unknown：{square} 不是暗子",
    ja: "手番が unknown なのはすべて伏せ駒の間だけ：{square} は伏せ駒ではない",
  },
  unknownEmpty: {
    en: "The turn is unknown only while all is dark: all is empty",
    zh: "只有全為暗子時，輪到的一方才可為 unknown：棋盤是空的",
    ja: "手番が unknown なのはすべて伏せ駒の間だけ：盤に駒がない",
  },
  afterTurn: {
    en: 'Only "deal=" may follow the turn: "{word}"',
    zh: "輪到的一方之後只能寫「deal=」：「{word}」",
    ja: "手番の後に書けるのは「deal=」だけ：「{word}」",
  },
  badDeal: { en: "Bad deal: {why}", zh: "deal 有誤：{why}", ja: "deal が正しくない：{why}" },
  badDealOn: {
    en: 'Bad deal: {why}: "{letter}" on {square}',
    zh: "deal 有誤：{why}（{square} 的「{letter}」）",
    ja: "deal が正しくない：{why}（{square} の「{letter}」）",
  },
  dealLetters: {
    en: 'It has {squares} letters, a1 first: {count} in "{text}"',
    zh: "須有 {squares} 個字母，由 a1 起：「{text}」有 {count} 個",
    ja: "a1 から {squares} 文字：「{text}」は {count} 文字",
  },
  darkNeedsPiece: {
    en: "A dark square needs a piece",
    zh: "暗子的格子須有棋子",
    ja: "伏せ駒のマスには駒が要る",
  },
  onlyDarkDealt: {
    en: "Only dark squares are dealt",
    zh: "只能寫暗子的格子",
    ja: "配れるのは伏せ駒のマスだけ",
  },
  tooMany: {
    en: 'Too many of a piece: "{letter}" on {square}',
    zh: "同一種棋子太多：{square} 的「{letter}」",
    ja: "同じ駒が多すぎる：{square} の「{letter}」",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What is wrong with a written move. */
export const NOTATION = {
  notSquare: { en: "Not a square", zh: "不是位置", ja: "位置ではない" },
  twoSquares: {
    en: "A move needs two squares, a flip only one",
    zh: "走步須有兩個位置，翻棋只有一個",
    ja: "移動には位置が二つ、めくりには一つ要る",
  },
  noBracket: { en: "No closing bracket", zh: "缺少右括號", ja: "閉じ括弧がない" },
  notPiece: { en: "Not a piece", zh: "不是棋子", ja: "駒ではない" },
  within: START.within,
} as const satisfies Readonly<Record<string, Localized>>;

/** What is wrong with a record or a board file. */
export const RECORD = {
  flipShows: {
    en: "A flip in a file says what it showed, as in {text}(K)",
    zh: "檔案中的翻棋須寫出翻出的棋子，如 {text}(K)",
    ja: "ファイルのめくりは {text}(K) のように出た駒を書く",
  },
  rank: {
    en: "A rank is {files} of KGMRNCP, kgmrncp, X and -",
    zh: "一列有 {files} 個字元，取自 KGMRNCP、kgmrncp、X、-",
    ja: "一段は KGMRNCP、kgmrncp、X、- からなる {files} 文字",
  },
  oneMore: {
    en: "{text} shows one more of this piece than there is",
    zh: "{text} 翻出的棋子已超過其數量",
    ja: "{text} で出た駒は枚数を超えている",
  },
  counts: {
    en: "The counts are 14 numbers, for KGMRNCP and kgmrncp",
    zh: "棋子數為 14 個數字，依序為 KGMRNCP 與 kgmrncp",
    ja: "駒の数は KGMRNCP と kgmrncp の順に 14 個の数",
  },
  first: {
    en: "The first player's colour is first and 0, 1 or 2",
    zh: "先手的顏色寫成 first 與 0、1 或 2",
    ja: "先手の色は first と 0、1、2 のどれか",
  },
  overByNoMove: {
    en: "The game was over before {text} by NoMove",
    zh: "在 {text} 之前對局已因 NoMove 結束",
    ja: "{text} の前に対局は NoMove で終わっている",
  },
  oneTimeList: {
    en: "There is one list of times, from 0 on",
    zh: "時間只有一組，從 0 開始",
    ja: "時刻の並びは 0 から始まる一つだけ",
  },
  notThese: {
    en: "The board has {count} pieces, which are not these",
    zh: "棋盤上有 {count} 個棋子，與此處的數量不符",
    ja: "盤には {count} 枚の駒があり、この数と一致しない",
  },
} as const satisfies Readonly<Record<string, Localized>>;
