/** Why a submission cannot be had. @module */

import { type Localized, untranslated } from "../core/mod.ts";

/** Why a submission cannot be had. */
export interface Unread {
  readonly why: Localized;
  /** It can never be taken in; otherwise it may be readable another time. */
  readonly refused: boolean;
}

/** There is more of it than is taken in. */
export class TooMuch extends Error {
  constructor(readonly why: Localized) {
    super(why.en);
  }
}

/** What is wrong with the files; anything else is our fault. */
export function whyUnread(error: unknown): Unread {
  if (error instanceof TooMuch) return { why: error.why, refused: true };
  if (error instanceof Deno.errors.NotFound) {
    return { why: VANISHED, refused: false };
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return { why: untranslated(error.message), refused: false };
  }
  const { code } = error as { readonly code?: string };
  if (code === "ENAMETOOLONG" || code === "ELOOP") {
    return { why: LONG_NAMES, refused: true };
  }
  throw error;
}

const VANISHED: Localized = {
  en: "It vanished while it was read",
  zh: "讀取途中消失了",
  ja: "読み取り中になくなった",
};
const LONG_NAMES: Localized = {
  en: "It holds names that are too long",
  zh: "其中有過長的名稱",
  ja: "長すぎる名前を含んでいる",
};

/** Folders in folders, beyond `most` of them. */
export function tooDeep(most: number): Localized {
  return {
    en: `It is nested over ${most} deep`,
    zh: `資料夾層數超過 ${most} 層`,
    ja: `フォルダの入れ子が ${most} 段を超えている`,
  };
}

/** More than `most` files. */
export function tooMany(most: number): Localized {
  return {
    en: `It holds over ${most} files`,
    zh: `檔案數超過 ${most} 個`,
    ja: `ファイルが ${most} 個を超えている`,
  };
}

/** More than `mib` MiB. */
export function tooLarge(mib: number): Localized {
  return {
    en: `It is larger than ${mib} MiB`,
    zh: `大於 ${mib} MiB`,
    ja: `${mib} MiB を超えている`,
  };
}
