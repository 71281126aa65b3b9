/** What is wrong with names and numbers of a scenario, and what to write instead. @module */

import type { Localized } from "../core/mod.ts";

/** Sentences with places for what the file says. */
export const CROSS = {
  listRuleTwice: {
    en: 'Cannot list rule "{word}" twice',
    zh: "規則「{word}」重複列出",
    ja: "規則「{word}」が重複している",
  },
  demandElsewhere: {
    en: "Cannot demand rules under another stimulus",
    zh: "只有 stimulus 為 manual 時才能有 demanded",
    ja: "demanded を書けるのは stimulus が manual のときだけ",
  },
  demandUnlisted: {
    en: 'Cannot demand unlisted rule "{word}"',
    zh: "demanded 中的規則「{word}」未列在 rules",
    ja: "demanded の規則「{word}」が rules にない",
  },
  citeUnlisted: {
    en: 'Cannot cite unlisted rule "{word}"',
    zh: "所引用的規則「{word}」未列在 rules",
    ja: "引用した規則「{word}」が rules にない",
  },
  doSteps: {
    en: "Cannot do {count} steps",
    zh: "{count} 個步驟太多",
    ja: "{count} 個の手順は多すぎる",
  },
  repeatInside: {
    en: "Cannot repeat inside this many repeats",
    zh: "repeat 的巢狀層數太深",
    ja: "repeat の入れ子が深すぎる",
  },
  findInstance: {
    en: 'Cannot find instance "{word}"',
    zh: "沒有第 {word} 個引擎",
    ja: "{word} 番目のエンジンがない",
  },
  findOpponent: {
    en: 'Cannot find opponent "{word}"',
    zh: "找不到對手「{word}」",
    ja: "相手「{word}」が見つからない",
  },
  makePlies: {
    en: "Cannot make {least} plies of {plies}",
    zh: "plies 只有 {plies} 手，least 不能是 {least}",
    ja: "plies が {plies} 手なので、least を {least} にはできない",
  },
  findOffer: {
    en: 'Cannot determine whether an engine offers "{word}"',
    zh: "無從得知引擎是否支援「{word}」",
    ja: "エンジンが「{word}」に対応しているかどうか判断できない",
  },
  findOption: {
    en: 'Cannot find option "{word}"',
    zh: "找不到選項「{word}」",
    ja: "オプション「{word}」が見つからない",
  },
  findSetting: {
    en: 'Cannot find setting "{word}"',
    zh: "找不到設定「{word}」",
    ja: "設定「{word}」が見つからない",
  },
  findField: {
    en: 'Cannot find field "{word}"',
    zh: "找不到欄位「{word}」",
    ja: "フィールド「{word}」が見つからない",
  },
  findEnding: {
    en: 'Cannot find ending "{word}"',
    zh: "找不到終局原因「{word}」",
    ja: "終局の理由「{word}」が見つからない",
  },
  endRaw: {
    en: "Cannot end raw bytes with a line end",
    zh: "raw 不能再加 line-end",
    ja: "raw に line-end は付けられない",
  },
  doHere: {
    en: "Cannot use do in this protocol",
    zh: "此協定不能使用 do",
    ja: "このプロトコルでは do を使えない",
  },
  doAct: {
    en: 'Cannot do "{word}"',
    zh: "不認得動作「{word}」",
    ja: "不明な操作「{word}」",
  },
  findProtocol: {
    en: 'Cannot find protocol "{word}"',
    zh: "找不到協定「{word}」",
    ja: "プロトコル「{word}」が見つからない",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write instead. */
export const CROSS_FIX = {
  seeRules: {
    en: 'see "shinpan list" for the rules',
    zh: "規則見「shinpan list」",
    ja: "規則は「shinpan list」を参照",
  },
  takeOutOrManual: {
    en: 'take it out, or write "stimulus: manual"',
    zh: "請刪除，或寫「stimulus: manual」",
    ja: "削除するか、「stimulus: manual」と書く",
  },
  addToRules: {
    en: "add it to the rules at the top",
    zh: "請加到最前面的 rules",
    ja: "先頭の rules に書き加える",
  },
  repeatLess: {
    en: "repeat less, {most} is the most",
    zh: "請減少重複次數（上限 {most}）",
    ja: "繰り返しを減らす（上限 {most}）",
  },
  nestRepeats: {
    en: "nest at most {most} of them",
    zh: "最多 {most} 層",
    ja: "{most} 段以下にする",
  },
  addInstances: {
    en: 'add "instances: {on}" at the top',
    zh: "請在最前面加上「instances: {on}」",
    ja: "先頭に「instances: {on}」を書き加える",
  },
  atMostPlies: {
    en: "write at most as many as in plies",
    zh: "請寫不超過 plies 的數",
    ja: "plies 以下の数を書く",
  },
  rawLineEnd: {
    en: "write the line end into the raw bytes",
    zh: "請將換行寫在 raw 的位元組中",
    ja: "改行を raw のバイト列に書く",
  },
  noPerson: {
    en: "use send, greet or play: an engine of this protocol has no person at it",
    zh: "請用 send、greet 或 play（此協定的引擎不由人操作）",
    ja: "send、greet、play を使う（このプロトコルのエンジンは人が操作しない）",
  },
  moveFile: {
    en: "move the file to the folder of its protocol, {list}",
    zh: "請將檔案移到其協定的資料夾；{list}",
    ja: "ファイルをそのプロトコルのフォルダに移す。{list}",
  },
} as const satisfies Readonly<Record<string, Localized>>;
