/** What to write where a scenario does not have its form. @module */

import { fill, type Localized } from "../core/mod.ts";

/** What to write, by what stands in the wrong form. */
export const WRITE = {
  text: { en: "write some text", zh: "請寫一些文字", ja: "文字列を書く" },
  word: {
    en: "write a word of small letters, digits and dashes",
    zh: "請以小寫英文字母、數字與連字號書寫",
    ja: "英小文字、数字、ハイフンで書く",
  },
  trueOrFalse: {
    en: "write true or false",
    zh: "請寫 true 或 false",
    ja: "true か false と書く",
  },
  whole: {
    en: "write a whole number from {minimum} to {maximum}",
    zh: "請寫 {minimum} 到 {maximum} 的整數",
    ja: "{minimum} から {maximum} までの整数を書く",
  },
  duration: {
    en: "write a number with its unit, such as 250ms, 1.5s or 15m",
    zh: "請寫數字與單位，如 250ms、1.5s、15m",
    ja: "250ms、1.5s、15m のように、数と単位を書く",
  },
  durationUnit: {
    en: "add the unit: {written}ms, {written}s or {written}m",
    zh: "請加上單位（{written}ms、{written}s 或 {written}m）",
    ja: "単位を付ける（{written}ms、{written}s、{written}m）",
  },
  durationMost: {
    en: "write at most {most}m",
    zh: "最長 {most}m",
    ja: "{most}m 以下にする",
  },
  pattern: {
    en: "write a regular expression",
    zh: "請寫正規表示式",
    ja: "正規表現を書く",
  },
  likePattern: {
    en: "write an example in which the pattern is found",
    zh: "請寫符合該正規表示式的例子",
    ja: "正規表現に一致する例を書く",
  },
  patternLength: {
    en: "use at most {most} characters",
    zh: "最多 {most} 個字元",
    ja: "{most} 文字以下にする",
  },
  patternFixed: {
    en: "fix the pattern: {why}",
    zh: "請修正正規表示式（{why}）",
    ja: "正規表現を直す（{why}）",
  },
  noBackReferences: {
    en: "do without back references",
    zh: "請不要使用反向參照（back reference）",
    ja: "後方参照を使わない",
  },
  noAmbiguousRepeat: {
    en: "do not repeat a group that can match in several ways",
    zh: "可用多種方式比對的群組不能重複",
    ja: "何通りにも一致しうるグループを繰り返さない",
  },
  bytes: { en: "write the bytes as text", zh: "請以文字寫出位元組", ja: "バイト列を文字列で書く" },
  escapes: {
    en: "write \\xNN, \\n, \\r, \\t, or \\\\ for a backslash",
    zh: "請寫 \\xNN、\\n、\\r、\\t；反斜線寫成 \\\\",
    ja: "\\xNN、\\n、\\r、\\t と書き、バックスラッシュは \\\\ と書く",
  },
  nothing: { en: "write nothing behind it", zh: "後面不寫任何內容", ja: "後ろには何も書かない" },
  options: {
    en: "write options as {name: value}",
    zh: "請將選項寫成 {name: value}",
    ja: "オプションを {name: value} の形で書く",
  },
  act: {
    en: "write one act, or a list",
    zh: "請寫一個動作或串列",
    ja: "操作を一つ、またはリストで書く",
  },
  acts: { en: "write a list of acts", zh: "請寫動作的串列", ja: "操作のリストを書く" },
  frame: {
    en: "write one frame, a list, or {raw: bytes}",
    zh: "請寫一則訊息、串列或 {raw: 位元組}",
    ja: "メッセージを一つ、リスト、または {raw: バイト列} で書く",
  },
  frames: { en: "write a list of frames", zh: "請寫訊息的串列", ja: "メッセージのリストを書く" },
  sizes: {
    en: "write sizes such as [1] or [3, 5]",
    zh: "請寫大小，如 [1] 或 [3, 5]",
    ja: "[1] や [3, 5] のように大きさを書く",
  },
  steps: {
    en: "write a list of steps, each on a line that starts with a dash",
    zh: "請寫步驟的串列，每一步各佔一行，以連字號開頭",
    ja: "手順のリストを、ハイフンで始まる行に一つずつ書く",
  },
  ownDash: {
    en: "start each with its own dash",
    zh: "請各自以連字號開頭",
    ja: "それぞれをハイフンで始める",
  },
  behindVerb: { en: 'write "{verb}: …"', zh: "請寫成「{verb}: …」", ja: "「{verb}: …」と書く" },
  title: { en: "write a title", zh: "請寫標題", ja: "題名を書く" },
  titleIn: {
    en: "write the title in {language}",
    zh: "請以 {language} 寫標題",
    ja: "{language} の題名を書く",
  },
  titles: {
    en: "write a title in each of en, zh and ja",
    zh: "請以 en、zh、ja 各寫一個標題",
    ja: "en、zh、ja それぞれの題名を書く",
  },
  ruleIds: {
    en: "write a list of rule ids",
    zh: "請寫規則代號的串列",
    ja: "規則 ID のリストを書く",
  },
  words: { en: "write a list of words", zh: "請寫字詞的串列", ja: "語のリストを書く" },
  scenario: {
    en: "write a mapping with the keys title, rules, stimulus and steps",
    zh: "請寫含有 title、rules、stimulus、steps 這幾個鍵的鍵值對（mapping）",
    ja: "title、rules、stimulus、steps をキーとするマッピングを書く",
  },
  emptyScenario: {
    en: "write a scenario with the keys title, rules, stimulus and steps",
    zh: "請寫情境，含有 title、rules、stimulus、steps 這幾個鍵",
    ja: "title、rules、stimulus、steps をキーとするシナリオを書く",
  },
  lines: { en: "write a list of lines", zh: "請寫各行的串列", ja: "行のリストを書く" },
  texts: { en: "write a list of texts", zh: "請寫文字的串列", ja: "文字列のリストを書く" },
  textOr: {
    en: "write a text, or {list}",
    zh: "請寫文字，或使用比對方式；{list}",
    ja: "文字列を書くか、照合方法を書く。{list}",
  },
  fields: {
    en: "write success, failure, reply or the fields of an answer",
    zh: "請寫 success、failure、reply，或回覆的欄位",
    ja: "success、failure、reply、または応答のフィールドを書く",
  },
  answers: { en: "write a list of answers", zh: "請寫回覆的串列", ja: "応答のリストを書く" },
  plies: { en: "write a list of plies", zh: "請寫著手的串列", ja: "指し手のリストを書く" },
  clockSetting: {
    en: "write {after: 3, time: 3s}",
    zh: "請寫成 {after: 3, time: 3s}",
    ja: "{after: 3, time: 3s} のように書く",
  },
  clockSettings: {
    en: "write a list such as [{after: 3, time: 3s}]",
    zh: "請寫成串列，如 [{after: 3, time: 3s}]",
    ja: "[{after: 3, time: 3s}] のようなリストを書く",
  },
  settings: {
    en: "write settings as {name: number}",
    zh: "請將設定寫成 {name: number}",
    ja: "設定を {name: number} の形で書く",
  },
  play: {
    en: "write {engine: first} or {engine: second}, with further keys",
    zh: "請寫成 {engine: first} 或 {engine: second}，並加上其他鍵",
    ja: "{engine: first} か {engine: second} に、他のキーを加えて書く",
  },
  mapping: { en: "write a mapping", zh: "請寫鍵值對（mapping）", ja: "マッピングを書く" },
} as const satisfies Readonly<Record<string, Localized>>;

/** What a step cannot be. */
export const STEP = {
  withoutVerb: {
    en: "Cannot read a step without a verb",
    zh: "步驟沒有動詞",
    ja: "手順に動詞がない",
  },
  twoVerbs: {
    en: 'Cannot read "{verb}" and "{second}" in one step',
    zh: "「{verb}」與「{second}」不能寫在同一個步驟",
    ja: "「{verb}」と「{second}」は一つの手順に書けない",
  },
  unknown: {
    en: 'Cannot read step "{word}"',
    zh: "不認得步驟「{word}」",
    ja: "不明な手順「{word}」",
  },
  twoMatchers: {
    en: "Cannot read two matchers in one field",
    zh: "一個欄位只能有一種比對方式",
    ja: "一つのフィールドに書ける照合方法は一つだけ",
  },
  likeNotFound: {
    en: "Cannot find the pattern in its example",
    zh: "例子不符合正規表示式",
    ja: "例が正規表現に一致しない",
  },
  unknownMatcher: {
    en: 'Cannot read matcher "{word}"',
    zh: "不認得比對方式「{word}」",
    ja: "不明な照合方法「{word}」",
  },
  insideGroup: {
    en: 'Cannot read "{word}" inside a group',
    zh: "群組中不能有「{word}」",
    ja: "グループの中に「{word}」は書けない",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A title in one of the languages. */
export function titleIn(language: string): Localized {
  return fill(WRITE.titleIn, { language });
}
