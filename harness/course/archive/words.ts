/** Why archives are refused, in all languages. @module */

import type { Localized } from "../../core/mod.ts";

/** The sentences; `{name}` is an entry's name. */
export const ARCHIVE_WORDS = {
  leaves: {
    en: 'The archive has a name that leads out of its folder: "{name}"',
    zh: "壓縮檔內有指向資料夾之外的名稱：「{name}」",
    ja: "アーカイブに、フォルダの外を指す名前がある：「{name}」",
  },
  unusable: {
    en: 'The archive has a name that cannot be used: "{name}"',
    zh: "壓縮檔內有無法使用的名稱：「{name}」",
    ja: "アーカイブに、使えない名前がある：「{name}」",
  },
  tooDeep: {
    en: "The archive has folders nested over {most} deep",
    zh: "壓縮檔內的資料夾超過 {most} 層",
    ja: "アーカイブのフォルダが {most} 階層より深い",
  },
  twice: {
    en: 'The archive has "{name}" twice',
    zh: "壓縮檔內有兩個「{name}」",
    ja: "アーカイブに「{name}」が二つある",
  },
  byCase: {
    en: 'The archive has names that differ only by case: "{name}" and "{other}"',
    zh: "壓縮檔內有僅大小寫不同的名稱：「{name}」與「{other}」",
    ja: "アーカイブに、大文字と小文字だけが違う名前がある：「{name}」と「{other}」",
  },
  fileAndFolder: {
    en: 'The archive has "{name}" both as a file and as a folder',
    zh: "壓縮檔內的「{name}」既是檔案又是資料夾",
    ja: "アーカイブの「{name}」がファイルでもフォルダでもある",
  },
  linkOut: {
    en: 'The archive has a link that leads out of its folder: "{name}"',
    zh: "壓縮檔內有指向資料夾之外的連結：「{name}」",
    ja: "アーカイブに、フォルダの外を指すリンクがある：「{name}」",
  },
  hardLink: {
    en: 'The archive has a hard link, "{name}"; pack the file itself',
    zh: "壓縮檔內有硬連結「{name}」；請直接打包該檔案",
    ja: "アーカイブにハードリンク「{name}」がある。ファイルそのものを入れる",
  },
  underLink: {
    en: 'The archive has "{name}" behind a link',
    zh: "壓縮檔內的「{name}」位於連結之下",
    ja: "アーカイブの「{name}」がリンクの先にある",
  },
  device: {
    en: 'The archive has a device, pipe or socket: "{name}"',
    zh: "壓縮檔內有裝置、管線或通訊端：「{name}」",
    ja: "アーカイブにデバイス、パイプまたはソケットがある：「{name}」",
  },
  encrypted: {
    en: "The archive is encrypted; hand it in without a password",
    zh: "壓縮檔有加密；請不要設密碼",
    ja: "アーカイブが暗号化されている。パスワードなしで提出する",
  },
  tooMany: {
    en: "The archive has too many files",
    zh: "壓縮檔內的檔案過多",
    ja: "アーカイブのファイルが多すぎる",
  },
  tooLarge: {
    en: "The archive unpacks to too much",
    zh: "壓縮檔解開後過大",
    ja: "アーカイブを展開すると大きすぎる",
  },
  bomb: {
    en: "The archive unpacks to far more than its size: it looks like a bomb",
    zh: "壓縮檔解開後遠大於本身，疑似壓縮炸彈",
    ja: "展開すると元よりはるかに大きくなり、zip 爆弾の疑いがある",
  },
  overlap: {
    en: "The files in the archive overlap: it looks like a bomb",
    zh: "壓縮檔內的檔案互相重疊，疑似壓縮炸彈",
    ja: "アーカイブ内のファイルが重なっており、zip 爆弾の疑いがある",
  },
  nested: {
    en: "Archives are nested too deep in one another",
    zh: "壓縮檔層層相套過深",
    ja: "アーカイブの入れ子が深すぎる",
  },
  split: {
    en: "The archive is one part of several; hand it in whole",
    zh: "壓縮檔只是分割檔之一；請繳交完整的檔案",
    ja: "分割されたアーカイブの一部である。一つにまとめて提出する",
  },
  damaged: {
    en: "The archive is damaged",
    zh: "壓縮檔已損壞",
    ja: "アーカイブが壊れている",
  },
  empty: {
    en: "The archive is empty",
    zh: "壓縮檔是空的",
    ja: "アーカイブが空である",
  },
  noArchive: {
    en: "It is called an archive and is none",
    zh: "檔名是壓縮檔，但內容不是",
    ja: "名前はアーカイブだが、中身は違う",
  },
  needsTool: {
    en: "it is packed as {format}; install bsdtar (libarchive-tools), or unpack it by hand",
    zh: "格式為 {format}；請安裝 bsdtar（libarchive-tools），或自行解壓縮",
    ja: "{format} 形式である。bsdtar（libarchive-tools）を入れるか、手作業で展開する",
  },
} as const satisfies Readonly<Record<string, Localized>>;
