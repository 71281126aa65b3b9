/** What is said about files that are left out of a private copy, or are otherwise in it. @module */

import type { Localized } from "../core/mod.ts";

/** The sentences; `{path}` is in the submission. */
export const TAKE_IN_WORDS = {
  notUtf8: {
    en: "{path} has a name that is not UTF-8",
    zh: "{path} 的檔名不是 UTF-8",
    ja: "{path} は名前が UTF-8 ではない",
  },
  noFile: {
    en: "{path} is neither a file nor a folder",
    zh: "{path} 既不是檔案也不是資料夾",
    ja: "{path} はファイルでもフォルダでもない",
  },
  linkOut: {
    en: "{path} is a link that leads out of the submission",
    zh: "{path} 是指向作業之外的連結",
    ja: "{path} は提出物の外を指すリンク",
  },
  linkBeside: {
    en: "{path} is a link or a device beside an archive",
    zh: "{path} 是壓縮檔旁的連結或裝置",
    ja: "{path} はアーカイブの横にあるリンクまたはデバイス",
  },
  linkTaken: {
    en: "{path} is a link in another file's place",
    zh: "{path} 是佔用其他檔案位置的連結",
    ja: "{path} はほかのファイルと同じ場所のリンク",
  },
  junk: {
    en: "{path} is left out: it is not part of the work, or is rebuilt",
    zh: "略過 {path}：不屬於作業內容，或會重新建置",
    ja: "{path} は除外した。提出内容ではないか、ビルドし直されるため",
  },
  withoutNumber: {
    en: "{path} is called {name} in the copy: the site numbers what is uploaded again",
    zh: "{path} 在評分用的副本中改回 {name}：編號是網站在重新上傳時加上的",
    ja: "{path} は採点用の複製では {name} とした。番号はサイトが再提出に付けるもの",
  },
  lineEnds: {
    en: "{path} has lines that end with CR LF, which end with LF in the copy",
    zh: "{path} 的行尾是 CR LF，評分用的副本已改為 LF",
    ja: "{path} の改行は CR LF。採点用の複製では LF にした",
  },
  executable: {
    en: "{path} is made executable, as no other file is",
    zh: "沒有任何檔案可執行，因此將 {path} 設為可執行",
    ja: "実行できるファイルがほかにないため、{path} を実行可能にした",
  },
} as const satisfies Readonly<Record<string, Localized>>;
