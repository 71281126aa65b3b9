/** What the system says of a file, in the user's language. @module */

import { type Localized, untranslated } from "../core/mod.ts";

/** Why a file or folder could not be read or written. */
export function whyRefused(error: unknown): Localized {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return KNOWN[code] ?? untranslated(error instanceof Error ? error.message : String(error));
}

const NOT_ALLOWED: Localized = {
  en: "permission denied",
  zh: "沒有權限",
  ja: "権限がない",
};
const FULL: Localized = {
  en: "no space is left",
  zh: "空間不足",
  ja: "空き容量がない",
};

const KNOWN: Readonly<Record<string, Localized>> = {
  ENOENT: {
    en: "there is no such file or folder",
    zh: "檔案或資料夾不存在",
    ja: "ファイルかフォルダがない",
  },
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EISDIR: { en: "it is a folder", zh: "它是資料夾", ja: "フォルダである" },
  ENOTDIR: {
    en: "a part of the path is no folder",
    zh: "路徑中有一段不是資料夾",
    ja: "パスの途中がフォルダではない",
  },
  EEXIST: {
    en: "a file of this name is there already",
    zh: "已有同名的檔案",
    ja: "同じ名前のファイルがすでにある",
  },
  EROFS: {
    en: "the disk is read-only",
    zh: "磁碟為唯讀",
    ja: "ディスクは読み取り専用",
  },
  ENAMETOOLONG: { en: "the name is too long", zh: "名稱過長", ja: "名前が長すぎる" },
  ELOOP: {
    en: "links lead in a circle",
    zh: "符號連結形成迴圈",
    ja: "シンボリックリンクが循環している",
  },
  ENOSPC: FULL,
  EDQUOT: FULL,
};
