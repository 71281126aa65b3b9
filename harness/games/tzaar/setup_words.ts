/** What is wrong with a setup, a written step or a step log of Tzaar. @module */

import type { Localized } from "../../core/mod.ts";

/** The game in a sentence. */
export const GAME: Localized = { en: "Tzaar", zh: "Tzaar", ja: "Tzaar" };

/** Sentences with places for what was written. */
export const SETUP = {
  head: {
    en: 'A setup begins with "white" or "black" and the step: "{text}"',
    zh: "佈局以「white」或「black」與步數開頭：「{text}」",
    ja: "配置は「white」か「black」とステップで始まる：「{text}」",
  },
  rounds: {
    en: "White's rounds are odd and black's are even: \"{text}\"",
    zh: "白方的回合為奇數，黑方為偶數：「{text}」",
    ja: "白のラウンドは奇数、黒は偶数：「{text}」",
  },
  firstRound: {
    en: "The first round has one step: 2",
    zh: "第一回合只有一步，不能是 2",
    ja: "第 1 ラウンドは 1 ステップだけなので 2 にはできない",
  },
  stack: {
    en: 'A stack is as in "W 2,0 1 3": "{line}"',
    zh: "棋子寫成「W 2,0 1 3」的形式：「{line}」",
    ja: "駒は「W 2,0 1 3」の形で書く：「{line}」",
  },
  noPoint: {
    en: 'The board has no point {name}: "{line}"',
    zh: "棋盤上沒有點 {name}：「{line}」",
    ja: "盤に点 {name} はない：「{line}」",
  },
  twoStacks: {
    en: 'Two stacks on {name}: "{line}"',
    zh: "{name} 有兩個棋子：「{line}」",
    ja: "{name} に駒が二つある：「{line}」",
  },
  pieces: {
    en: "More than 30 pieces of {side}: {count}",
    zh: "{side} 的棋子超過 30 個：{count}",
    ja: "{side} の駒が 30 個を超えている：{count}",
  },
  types: {
    en: "More than {most} of type {type} of {side}: {count}",
    zh: "{side} 的第 {type} 種棋子超過 {most} 個：{count}",
    ja: "{side} の種類 {type} の駒が {most} 個を超えている：{count}",
  },
  step: {
    en: 'A step is as in "2,0-1,1", "2,0+1,1" or "pass": "{text}"',
    zh: "步法寫成「2,0-1,1」、「2,0+1,1」或「pass」：「{text}」",
    ja: "ステップは「2,0-1,1」、「2,0+1,1」、「pass」の形で書く：「{text}」",
  },
  logLine: {
    en: 'Line {number}: {problem}: "{line}"',
    zh: "第 {number} 行：{problem}：「{line}」",
    ja: "{number} 行目：{problem}：「{line}」",
  },
  logForm: {
    en: "Not [Color]_[Round]_[Step]_[Action]_[PathStart]_[PathEnd]",
    zh: "格式不是 [Color]_[Round]_[Step]_[Action]_[PathStart]_[PathEnd]",
    ja: "[Color]_[Round]_[Step]_[Action]_[PathStart]_[PathEnd] の形ではない",
  },
  passPath: {
    en: "The path of a pass is {hole}_{hole}",
    zh: "pass 的路徑為 {hole}_{hole}",
    ja: "パスの経路は {hole}_{hole}",
  },
} as const satisfies Readonly<Record<string, Localized>>;
