/** What is wrong with a setup, a written move or a file of Geister. @module */

import type { Localized } from "../../core/mod.ts";
import { START } from "../start_words.ts";

/** The game in a sentence. */
export const GAME: Localized = { en: "Geister", zh: "鬼棋", ja: "ガイスター" };

/** Sentences with places for what was written. */
export const SETUP = {
  turn: {
    en: 'The turn is first or second: "{turn}"',
    zh: "輪到的一方須為 first 或 second：「{turn}」",
    ja: "手番は first か second：「{turn}」",
  },
  length: {
    en: 'A board string has {length} characters, 3 for each of {names}: {count} in "{board}"',
    zh: "棋盤字串有 {length} 個字元，{names} 各 3 個：「{board}」有 {count} 個",
    ja: "盤の文字列は {names} 各 3 文字の計 {length} 文字：「{board}」は {count} 文字",
  },
  ghost: {
    en: '{problem}: "{text}" for {name}, from character {from} on',
    zh: "{problem}：{name} 的「{text}」（第 {from} 個字元起）",
    ja: "{problem}：{name} の「{text}」（{from} 文字目から）",
  },
  place: {
    en: "Column and row are 00 to 55, 99 captured or 88 escaped",
    zh: "行與列為 00 到 55，99 表示被吃，88 表示逃脫",
    ja: "列と行は 00 から 55、取られた駒は 99、脱出した駒は 88",
  },
  colour: {
    en: "The colour is {red} or {blue} here",
    zh: "此處的顏色須為 {red} 或 {blue}",
    ja: "ここの色は {red} か {blue}",
  },
  onlyBlue: {
    en: "Only a blue ghost escapes",
    zh: "只有藍色的鬼能逃脫",
    ja: "脱出できるのは青いゴーストだけ",
  },
  shared: {
    en: "A square holds one ghost: {one} and {other} both stand on {square}",
    zh: "一格只能有一個鬼：{one} 與 {other} 都在 {square}",
    ja: "一マスに置けるゴーストは一つ：{one} と {other} がどちらも {square} にある",
  },
  beforeFirst: {
    en: "Colours are chosen before the first ply: {ply}",
    zh: "顏色須在第一手之前選定：{ply}",
    ja: "色は初手の前に選ぶ：{ply}",
  },
  reds: {
    en: 'The red ghosts are four letters from A to H: "{letters}"',
    zh: "紅色的鬼為 A 到 H 中的四個字母：「{letters}」",
    ja: "赤いゴーストは A から H のうち四文字：「{letters}」",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What is wrong with a written move. */
export const NOTATION = {
  comma: {
    en: "A ghost and a direction have a comma between them",
    zh: "鬼與方向之間須有逗號",
    ja: "ゴーストと方向の間にはコンマが要る",
  },
  letter: {
    en: "Not the letter of a ghost",
    zh: "不是鬼的字母",
    ja: "ゴーストの文字ではない",
  },
  direction: {
    en: "Not NORTH, EAST, WEST or SOUTH",
    zh: "不是 NORTH、EAST、WEST 或 SOUTH",
    ja: "NORTH、EAST、WEST、SOUTH のどれでもない",
  },
  all: { en: '{problem}: "{text}"', zh: "{problem}：「{text}」", ja: "{problem}：「{text}」" },
  within: START.within,
} as const satisfies Readonly<Record<string, Localized>>;

/** What is wrong with a board file. */
export const RECORD = {
  row: {
    en: "A row is {size} of R, B, r, b and -",
    zh: "一列有 {size} 個字元，取自 R、B、r、b、-",
    ja: "一行は R、B、r、b、- からなる {size} 文字",
  },
  over: {
    en: "The game was over before {word} by {reason}",
    zh: "在 {word} 之前對局已因 {reason} 結束",
    ja: "{word} の前に対局は {reason} で終わっている",
  },
  counts: {
    en: "The board has {counts} ghosts",
    zh: "棋盤上鬼的數量為 {counts}",
    ja: "盤上のゴーストの数は {counts}",
  },
  took: {
    en: "Move {move} took {what} (1 red, 2 blue)",
    zh: "第 {move} 手吃掉的是 {what}（1 紅，2 藍）",
    ja: "{move} 手目が取ったのは {what}（1 は赤、2 は青）",
  },
  firstTurn: {
    en: "A board file begins with the first player's turn",
    zh: "棋盤檔由先手開始",
    ja: "盤のファイルは先手の番から始まる",
  },
  unfit: {
    en: 'Not fit for a line of a board file: "{text}"',
    zh: "不能寫在棋盤檔的一行中：「{text}」",
    ja: "盤のファイルの一行に書けない：「{text}」",
  },
  versus: {
    en: 'A player\'s name has no word "vs": "{name}"',
    zh: "玩家名稱中不能有「vs」：「{name}」",
    ja: "プレイヤーの名前に語「vs」は使えない：「{name}」",
  },
  letters: {
    en: "A board file keeps no letters: these ghosts would be read as others",
    zh: "棋盤檔不記錄字母：讀回時會成為其他的鬼",
    ja: "盤のファイルは文字を保存しないので、別のゴーストとして読まれる",
  },
  tooMany: {
    en: "A side has at most {most} ghosts: {count} of the {side}",
    zh: "一方最多 {most} 個鬼：{side} 有 {count} 個",
    ja: "一方のゴーストは {most} 個まで：{side} に {count} 個",
  },
} as const satisfies Readonly<Record<string, Localized>>;
