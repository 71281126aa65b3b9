/** What is wrong with a rubric or a `shinpan.yaml`, and what to write instead. @module */

import { fill, type Localized } from "../core/mod.ts";

/** Sentences with places for what the file says. */
export const RUBRIC = {
  about: {
    en: "Cannot tell what this is about",
    zh: "沒有寫出評分對象",
    ja: "採点の対象が書かれていない",
  },
  together: {
    en: 'Cannot read "{first}" and "{second}" together',
    zh: "「{first}」與「{second}」不能並用",
    ja: "「{first}」と「{second}」は併用できない",
  },
  nameLine: {
    en: 'Cannot name a line "{word}"',
    zh: "評分項目不能取名「{word}」",
    ja: "採点項目の名前を「{word}」にはできない",
  },
  twoLines: {
    en: 'Cannot distinguish two lines "{word}" apart',
    zh: "有兩個評分項目都叫「{word}」，無法分辨",
    ja: "採点項目「{word}」が二つあり、区別できない",
  },
  findScenario: {
    en: 'Cannot find scenario "{word}"',
    zh: "找不到情境「{word}」",
    ja: "シナリオ「{word}」が見つからない",
  },
  findTag: {
    en: 'Cannot find tag "{word}"',
    zh: "找不到標籤「{word}」",
    ja: "タグ「{word}」が見つからない",
  },
  findLevel: {
    en: 'Cannot find a rule of level "{word}" that a scenario covers',
    zh: "沒有情境檢查「{word}」等級的規則",
    ja: "レベル「{word}」の規則を確かめるシナリオがない",
  },
  uncited: {
    en: 'Cannot grade rule "{word}", which no scenario covers',
    zh: "沒有情境檢查規則「{word}」，無法評分",
    ja: "規則「{word}」を確かめるシナリオがないので採点できない",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write instead. */
export const RUBRIC_FIX = {
  addOneOf: {
    en: "add one of {list}",
    zh: "請加上 {list} 其中一個",
    ja: "{list} のどれか一つを書き加える",
  },
  columnTaken: {
    en: "the gradebook has that column",
    zh: "成績簿已有此欄位",
    ja: "成績表にその列がすでにある",
  },
  otherId: {
    en: 'add another "id: …"',
    zh: "請加上不同的「id: …」",
    ja: "別の「id: …」を書き加える",
  },
  seeScenarios: {
    en: 'see "shinpan list" for the scenarios',
    zh: "情境見「shinpan list」",
    ja: "シナリオは「shinpan list」を参照",
  },
  seeRules: {
    en: 'see "shinpan list" for the rules',
    zh: "規則見「shinpan list」",
    ja: "規則は「shinpan list」を参照",
  },
  addScenario: {
    en: "leave it out, or add a scenario that cites it",
    zh: "請刪除，或加入引用它的情境",
    ja: "書かないか、それを引用するシナリオを加える",
  },
  worth: {
    en: "write a list of what is worth points, under the key lines",
    zh: "請在鍵 lines 之下列出評分項目",
    ja: "キー lines の下に採点項目のリストを書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write where a file does not have its form. */
export const RUBRIC_WRITE = {
  decimal: {
    en: "write a number from 0 to {most} with at most two decimals",
    zh: "請寫 0 到 {most} 的數字，最多兩位小數",
    ja: "0 から {most} までの数を、小数点以下 2 桁までで書く",
  },
  words: { en: "write some words", zh: "請寫一些文字", ja: "文字列を書く" },
  wordsIn: {
    en: "write it in {language}",
    zh: "請以 {language} 書寫",
    ja: "{language} で書く",
  },
  allLanguages: {
    en: "write it in each of en, zh and ja",
    zh: "請以 en、zh、ja 各寫一次",
    ja: "en、zh、ja それぞれで書く",
  },
  ids: {
    en: "write an id or a list of ids",
    zh: "請寫一個代號，或代號的串列",
    ja: "ID を一つ、または ID のリストを書く",
  },
  tags: {
    en: "write a tag or a list of tags",
    zh: "請寫一個標籤，或標籤的串列",
    ja: "タグを一つ、またはタグのリストを書く",
  },
  levels: {
    en: "write a level or a list",
    zh: "請寫一個等級，或等級的串列",
    ja: "レベルを一つ、またはリストで書く",
  },
  shortName: { en: "write a short name", zh: "請寫簡短的名稱", ja: "短い名前を書く" },
  letters: {
    en: "use at most {most} letters",
    zh: "最多 {most} 個字",
    ja: "{most} 文字以下にする",
  },
  line: {
    en: "write what is graded and its points, as in {level: MUST, points: 90}",
    zh: "請寫評分對象與分數，如 {level: MUST, points: 90}",
    ja: "{level: MUST, points: 90} のように、採点の対象と点数を書く",
  },
  capWhen: {
    en: "write what must not fail, as in {scenario: mgtp/first_contact}",
    zh: "請寫哪些不得失敗，如 {scenario: mgtp/first_contact}",
    ja: "{scenario: mgtp/first_contact} のように、失敗してはならないものを書く",
  },
  cap: {
    en: "write when it holds and the most points, as in {when: {level: MUST}, most: 50}",
    zh: "請寫適用條件與分數上限，如 {when: {level: MUST}, most: 50}",
    ja: "{when: {level: MUST}, most: 50} のように、条件と点数の上限を書く",
  },
  name: { en: "write a name", zh: "請寫名稱", ja: "名前を書く" },
  names: {
    en: "write a name or a list of names",
    zh: "請寫一個名稱，或名稱的串列",
    ja: "名前を一つ、または名前のリストを書く",
  },
  exclude: {
    en: "write what does not count and the reason, as in {rule: mgtp/flush, reason: taught later}",
    zh: "請寫不計分的對象與理由，如 {rule: mgtp/flush, reason: 尚未教到}",
    ja: "{rule: mgtp/flush, reason: まだ教えていない} のように、採点しないものと理由を書く",
  },
  due: {
    en: 'write it as in "2026-11-01 23:59 +08:00"',
    zh: "請寫成「2026-11-01 23:59 +08:00」的形式",
    ja: "「2026-11-01 23:59 +08:00」の形で書く",
  },
  missing: { en: "write 0 or empty", zh: "請寫 0 或 empty", ja: "0 か empty と書く" },
  credit: {
    en: "write {warned: 0.5}",
    zh: "請寫成 {warned: 0.5}",
    ja: "{warned: 0.5} のように書く",
  },
  lines: {
    en: "write a list of what is worth points",
    zh: "請列出評分項目",
    ja: "採点項目のリストを書く",
  },
  caps: {
    en: "write a list of caps, or leave it out",
    zh: "請列出分數上限，或刪除此鍵",
    ja: "上限のリストを書くか、このキーを書かない",
  },
  hidden: { en: "write a list of ids", zh: "請寫代號的串列", ja: "ID のリストを書く" },
  excludes: {
    en: "write a list of what does not count, or leave it out",
    zh: "請列出不計分的對象，或刪除此鍵",
    ja: "採点しないもののリストを書くか、このキーを書かない",
  },
  rubric: {
    en: "write a mapping with the key lines",
    zh: "請寫含有鍵 lines 的鍵值對（mapping）",
    ja: "lines をキーとするマッピングを書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write in a `shinpan.yaml`. */
export const CONFIG_WRITE = {
  build: {
    en: 'write a command, as in "make"',
    zh: "請寫命令，如「make」",
    ja: "「make」のようにコマンドを書く",
  },
  run: {
    en: 'write a command, as in "./engine -q"',
    zh: "請寫命令，如「./engine -q」",
    ja: "「./engine -q」のようにコマンドを書く",
  },
  closeQuote: {
    en: "close the {quote} in column {column}",
    zh: "第 {column} 欄的 {quote} 沒有成對",
    ja: "{column} 桁目の {quote} を閉じる",
  },
  protocol: {
    en: 'write an id, as in "mgtp"',
    zh: "請寫協定代號，如「mgtp」",
    ja: "「mgtp」のようにプロトコルの ID を書く",
  },
  cwd: {
    en: 'write a folder in the submission, as in "src"',
    zh: "請寫作業中的資料夾，如「src」",
    ja: "「src」のように提出物の中のフォルダを書く",
  },
  inside: {
    en: "stay in the submission: no leading slash and no ..",
    zh: "請留在作業的資料夾中：開頭不能是斜線，也不能有 ..",
    ja: "提出物の中のフォルダにする（先頭のスラッシュと .. は使えない）",
  },
  own: {
    en: "write build, run, protocol or cwd",
    zh: "請寫 build、run、protocol 或 cwd",
    ja: "build、run、protocol、cwd のどれかを書く",
  },
  pattern: {
    en: 'write "pattern: {run: …}"',
    zh: "請寫成「pattern: {run: …}」",
    ja: "「pattern: {run: …}」の形で書く",
  },
  forAll: {
    en: "write build, run, protocol, cwd or submissions",
    zh: "請寫 build、run、protocol、cwd 或 submissions",
    ja: "build、run、protocol、cwd、submissions のどれかを書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Words in one of the languages. */
export function wordsIn(language: string): Localized {
  return fill(RUBRIC_WRITE.wordsIn, { language });
}
