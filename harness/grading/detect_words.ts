/** What is said of the files of a submission. @module */

import type { Localized } from "../core/mod.ts";

/** By what a submission was told, and why it could not be. */
export const DETECT_WORDS = {
  has: { en: "It has a {what}", zh: "內含 {what}", ja: "{what} がある" },
  sources: { en: "It holds {what} sources", zh: "內含 {what} 原始碼", ja: "{what} のソースがある" },
  jar: { en: "It is a jar", zh: "是 jar 檔", ja: "jar ファイルである" },
  script: {
    en: "It is a {what} program",
    zh: "是 {what} 程式",
    ja: "{what} のプログラムである",
  },
  program: { en: "It is a program", zh: "是可執行檔", ja: "実行ファイルである" },
  inFolder: {
    en: "{because}, in {folder}",
    zh: "{because}（在 {folder} 中）",
    ja: "{because}（{folder} の中）",
  },
  noted: { en: "{because}; {note}", zh: "{because}；{note}", ja: "{because}。{note}" },
  otherTarget: {
    en: "its first target is {first}, so {name} is made",
    zh: "第一個目標是 {first}，因此改為建置 {name}",
    ja: "最初のターゲットが {first} なので {name} を作る",
  },
  severalMains: {
    en: "several have a main: without the others {path} is the engine's",
    zh: "有多個檔案含 main：必要時只取 {path} 作為引擎的 main",
    ja: "main が複数ある：必要なら {path} だけをエンジンの main とする",
  },
  severalPrograms: {
    en: "It holds several programs ({some}), and nothing says which is the engine",
    zh: "內含多個程式（{some}），無從得知哪一個是引擎",
    ja: "プログラムが複数あり（{some}）、どれがエンジンか分からない",
  },
  severalSources: {
    en: "It holds several sources ({some}), and nothing says which is the engine",
    zh: "內含多個原始檔（{some}），無從得知哪一個是引擎",
    ja: "ソースが複数あり（{some}）、どれがエンジンか分からない",
  },
  archive: {
    en: "It holds an archive ({some}), which is not unpacked",
    zh: "內含未解開的壓縮檔（{some}）",
    ja: "展開されていないアーカイブがある（{some}）",
  },
  windows: {
    en: "It holds a program for Windows ({some}) and no sources",
    zh: "只有 Windows 程式（{some}），沒有原始碼",
    ja: "Windows 用のプログラム（{some}）だけで、ソースがない",
  },
  nothing: {
    en: "There is no program to run in it",
    zh: "其中沒有可執行的程式",
    ja: "実行できるプログラムがない",
  },
  nothingBuilt: {
    en: "The build made no program to run",
    zh: "建置後沒有產生可執行的程式",
    ja: "ビルドしても実行できるプログラムができなかった",
  },
} as const satisfies Readonly<Record<string, Localized>>;
