/** What is wrong with a file, whatever kind of file it is. @module */

import type { Localized } from "../core/mod.ts";

/** Sentences with places for what the file says. */
export const CANNOT = {
  theFile: { en: "the file", zh: "檔案", ja: "ファイル" },
  quoted: { en: '"{word}"', zh: "「{word}」", ja: "「{word}」" },
  readWord: {
    en: 'Cannot read "{word}"',
    zh: "無法解讀「{word}」",
    ja: "「{word}」を解釈できない",
  },
  readValue: {
    en: 'Cannot read {key} "{word}"',
    zh: "無法解讀 {key}「{word}」",
    ja: "{key}「{word}」を解釈できない",
  },
  readList: {
    en: "Cannot read {name} as a list",
    zh: "{name}不能是串列",
    ja: "{name}をリストにはできない",
  },
  readEmptyList: {
    en: "Cannot read {name}, an empty list",
    zh: "{name}是空的串列",
    ja: "{name}が空のリストになっている",
  },
  readMapping: {
    en: "Cannot read {name} as a mapping",
    zh: "{name}不能是鍵值對（mapping）",
    ja: "{name}をマッピングにはできない",
  },
  readNothing: {
    en: "Cannot read {name} without a value",
    zh: "{name}沒有值",
    ja: "{name}に値がない",
  },
  readKey: {
    en: 'Cannot read key "{word}"',
    zh: "不認得鍵「{word}」",
    ja: "不明なキー「{word}」",
  },
  readKeyTwice: {
    en: 'Cannot read key "{word}" twice',
    zh: "鍵「{word}」重複出現",
    ja: "キー「{word}」が重複している",
  },
  findKey: { en: 'Cannot find "{word}"', zh: "缺少「{word}」", ja: "「{word}」がない" },
  readReference: {
    en: 'Cannot read reference "{word}"',
    zh: "無法使用參照「{word}」",
    ja: "参照「{word}」は使えない",
  },
  readNesting: {
    en: "Cannot read nesting as deep as this",
    zh: "巢狀層數太深",
    ja: "入れ子が深すぎる",
  },
  readYaml: {
    en: "Cannot read this YAML",
    zh: "無法解讀這段 YAML",
    ja: "この YAML を解釈できない",
  },
  readLarge: {
    en: "Cannot read a file as large as this",
    zh: "檔案太大",
    ja: "ファイルが大きすぎる",
  },
  readEmpty: { en: "Cannot read an empty file", zh: "檔案是空的", ja: "ファイルが空" },
  readTab: {
    en: "Cannot read a tab as indentation",
    zh: "不能以 tab 縮排",
    ja: "タブによる字下げは使えない",
  },
  readByte: {
    en: "Cannot read byte {word}",
    zh: "無法解讀位元組 {word}",
    ja: "バイト {word} を解釈できない",
  },
  readCharacter: {
    en: "Cannot read character {word}",
    zh: "無法使用字元 {word}",
    ja: "文字 {word} は使えない",
  },
  findRule: {
    en: 'Cannot find rule "{word}"',
    zh: "找不到規則「{word}」",
    ja: "規則「{word}」が見つからない",
  },
  listTwice: {
    en: 'Cannot list "{word}" twice',
    zh: "「{word}」重複列出",
    ja: "「{word}」が重複している",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What to write instead, where several kinds of files want the same. */
export const FIX = {
  oneOfTwo: { en: "keep one of the two", zh: "請只留一個", ja: "どちらか一方だけを残す" },
  otherName: { en: "use another name", zh: "請改用其他名稱", ja: "別の名前を使う" },
  leaveOut: { en: "leave it out", zh: "請刪除", ja: "書かない" },
  addKey: { en: 'add "{key}: …"', zh: "請加上「{key}: …」", ja: "「{key}: …」を書き加える" },
  addKeyFor: {
    en: 'add "{key}: …", {purpose}',
    zh: "請加上「{key}: …」",
    ja: "「{key}: …」を書き加える",
  },
  atMostEntries: {
    en: "use at most {most} entries",
    zh: "最多 {most} 項",
    ja: "{most} 項目以下にする",
  },
  writeOut: {
    en: "write out what it stands for, or put quotes around it",
    zh: "請直接寫出內容；若不是參照，請加上引號",
    ja: "内容をそのまま書くか、参照でなければ引用符で囲む",
  },
  nestAtMost: {
    en: "nest at most {most} levels",
    zh: "最多 {most} 層",
    ja: "{most} 段以下にする",
  },
  split: {
    en: "split it, {most} KiB is the most",
    zh: "請分成幾個檔案（上限 {most} KiB）",
    ja: "ファイルを分ける（上限 {most} KiB）",
  },
  useBlanks: { en: "use blanks", zh: "請改用空白", ja: "空白を使う" },
  saveAsUtf8: {
    en: "save the file as UTF-8",
    zh: "請以 UTF-8 存檔",
    ja: "UTF-8 で保存する",
  },
  removeCharacter: {
    en: "remove it, or write it as an escape in double quotes",
    zh: "請刪除，或在雙引號中以跳脫字元書寫",
    ja: "削除するか、二重引用符の中でエスケープとして書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;
