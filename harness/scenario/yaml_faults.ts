/** The parser's error codes in the words of the house. @module */

import { fill, type Localized } from "../core/mod.ts";
import { CANNOT, FIX } from "./problem_words.ts";
import type { Advice } from "./say.ts";

const QUOTES: Localized = {
  en: 'put quotes around text that holds ": " or " #", or starts with a special character',
  zh: "含有「: 」或「 #」，或以特殊字元開頭的文字，請加上引號",
  ja: "「: 」や「 #」を含む文字列、特殊文字で始まる文字列は引用符で囲む",
};

/** Advice of the parser, which has only English. */
export const SYNTAX: Localized = {
  en: "{said}",
  zh: "請檢查引號、括號、縮排與逗號（{said}）",
  ja: "引用符、括弧、字下げ、コンマを確認する（{said}）",
};

/** Message and fix by error code of the `yaml` package; others keep the package's own words. */
export const FAULT_FIXES: Readonly<Record<string, Advice>> = {
  BAD_DQ_ESCAPE: {
    message: {
      en: "Cannot read this escape in double quotes",
      zh: "雙引號中的跳脫字元有誤",
      ja: "二重引用符の中のエスケープを解釈できない",
    },
    fix: {
      en: "use single quotes, in which a backslash is a backslash",
      zh: "請改用單引號，其中的反斜線就是反斜線",
      ja: "単一引用符を使う（その中のバックスラッシュは文字どおりになる）",
    },
  },
  BAD_INDENT: {
    message: {
      en: "Cannot read this indentation",
      zh: "縮排有誤",
      ja: "字下げが正しくない",
    },
    fix: {
      en: "align it with the other entries of the same list or mapping",
      zh: "請與同一串列或鍵值對的其他項目對齊",
      ja: "同じリストやマッピングの他の項目と位置を揃える",
    },
  },
  BAD_SCALAR_START: {
    message: {
      en: "Cannot read text that starts like this",
      zh: "文字不能這樣開頭",
      ja: "文字列をこのように始めることはできない",
    },
    fix: QUOTES,
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: {
      en: "Cannot read a mapping inside this text",
      zh: "這段文字中不能有鍵值對",
      ja: "この文字列の中にマッピングは書けない",
    },
    fix: QUOTES,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: {
      en: "Cannot read a key over several lines",
      zh: "鍵不能跨行",
      ja: "キーを複数行にわたって書くことはできない",
    },
    fix: QUOTES,
  },
  MULTIPLE_DOCS: {
    message: {
      en: "Cannot read a second document",
      zh: "檔案中有第二份文件",
      ja: "二つ目のドキュメントがある",
    },
    fix: {
      en: "write one scenario per file",
      zh: "一個檔案只寫一份",
      ja: "一つのファイルには一つだけ書く",
    },
  },
  RESOURCE_EXHAUSTION: { message: CANNOT.readNesting, fix: fill(FIX.nestAtMost, { most: 32 }) },
  TAB_AS_INDENT: { message: CANNOT.readTab, fix: FIX.useBlanks },
  TAG_RESOLVE_FAILED: {
    message: { en: "Cannot read a tag", zh: "不能使用標籤（tag）", ja: "タグは使えない" },
    fix: {
      en: 'put quotes around text that starts with "!"',
      zh: "以「!」開頭的文字請加上引號",
      ja: "「!」で始まる文字列は引用符で囲む",
    },
  },
  UNEXPECTED_TOKEN: {
    message: { en: "Cannot read what stands here", zh: "無法解讀此處", ja: "ここを解釈できない" },
    fix: QUOTES,
  },
};
