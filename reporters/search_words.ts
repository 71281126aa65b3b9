/** Words of a search for faults and of its table of situations. @module */

import { fill, type Language, type Localized } from "../harness/core/mod.ts";

const WORDS = {
  situations: { en: "SITUATIONS", zh: "局面類型", ja: "局面の種類" },
  situationsTitle: { en: "Situations", zh: "局面類型", ja: "局面の種類" },
  situation: { en: "situation", zh: "局面", ja: "局面" },
  situationsNote: {
    en: "games in which each came up, in which the engine was asked there, and was wrong",
    zh: "各類局面出現、引擎在其中被要求出手、以及引擎出錯的局數",
    ja: "それぞれが現れた対局数、そこでエンジンに手を求めた対局数、誤った対局数",
  },
  situationsIn: {
    en: "The engine was asked for a ply in {asked} of {all} situations (--verbose lists them)",
    zh: "{all} 類局面中，有 {asked} 類要求過引擎出手（--verbose 可列出）",
    ja: "{all} 種の局面のうち {asked} 種でエンジンに手を求めた（--verbose で一覧）",
  },
  reached: { en: "reached", zh: "出現", ja: "出現" },
  asked: { en: "asked", zh: "詢問", ja: "着手" },
  wrong: { en: "wrong", zh: "錯誤", ja: "誤り" },
  played: {
    en: "{games} games, {plies} plies",
    zh: "共 {games} 局、{plies} 手",
    ja: "{games} 局、{plies} 手",
  },
  vanished: {
    en: "{rule} was broken once, and in none of {runs} further runs of the same steps",
    zh: "{rule} 曾違反一次，但相同步驟再執行 {runs} 次都未重現",
    ja: "{rule} に一度違反したが、同じ手順をさらに {runs} 回実行しても再現しなかった",
  },
  progress: {
    en: "{games} games · {plies} plies · {reached} of {situations} situations · {found} found",
    zh: "{games} 局 · {plies} 手 · 局面類型 {reached}/{situations} · 發現 {found} 個",
    ja: "{games} 局 · {plies} 手 · 局面 {reached}/{situations} 種 · 発見 {found} 件",
  },
  confirming: { en: "confirming {rule}", zh: "確認 {rule}", ja: "{rule} を確認中" },
  shrinking: {
    en: "shrinking {rule}: {plies} plies after {tries} tries",
    zh: "縮小 {rule}：嘗試 {tries} 次後剩 {plies} 手",
    ja: "{rule} を縮小中：{tries} 回の試行で {plies} 手",
  },
  found: { en: "found: {path}", zh: "發現：{path}", ja: "発見：{path}" },
} as const satisfies Readonly<Record<string, Localized>>;

/** One of the words, in a language, with its values filled in. */
export function searchWord(
  name: keyof typeof WORDS,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(WORDS[name], values)[language];
}
