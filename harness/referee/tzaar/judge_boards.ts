/** Whether the board files are written as they should be, and agree. @module */

import { bytesOf, fill, type Localized, type Text } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import {
  type BoardFault,
  type BoardFaultKind,
  type BoardFiles,
  FILE_NAMES,
  judgeBoards,
} from "../../protocols/tzaar/mod.ts";
import { endOf, excerpt } from "./excerpt.ts";
import type { Broken } from "./judge_run.ts";

/** The rule that each kind of fault breaks. */
const RULES: Readonly<Record<BoardFaultKind, RuleId>> = {
  "empty-file": "tzaar/not-empty",
  "utf-16": "tzaar/no-utf16",
  "byte-order-mark": "tzaar/no-byte-order-mark",
  "stale-bytes": "tzaar/no-stale-bytes",
  "trailing-nul": "tzaar/no-control-bytes",
  "trailing-ctrl-z": "tzaar/no-control-bytes",
  "trailing-newline": "tzaar/no-trailing-newline",
  "trailing-blank": "tzaar/no-trailing-blank",
  nul: "tzaar/no-control-bytes",
  "ctrl-z": "tzaar/no-control-bytes",
  "lone-cr": "tzaar/line-ends",
  "mixed-line-ends": "tzaar/line-ends",
  "wrong-line-end": "tzaar/line-ends",
  "row-count": "tzaar/nine-rows",
  "column-count": "tzaar/nine-columns",
  "trailing-comma": "tzaar/no-trailing-comma",
  "blank-after-comma": "tzaar/no-blanks",
  "stray-blank": "tzaar/no-blanks",
  "number-form": "tzaar/plain-numbers",
  "out-of-range": "tzaar/value-range",
  "off-pattern": "tzaar/board-outline",
  "occupation-differs": "tzaar/files-agree",
};

/** The first fault of three files, of which `before` are the texts that the program was given. */
export function judgeTexts(
  texts: BoardFiles<string>,
  before: BoardFiles<string>,
): Broken | undefined {
  const bytes = bytesOfAll(texts);
  const fault = judgeBoards(bytes, { before: bytesOfAll(before) });
  if (!fault) return undefined;
  const { file, offset, row, kind } = fault;
  const where = fill(row === undefined ? AT_BYTE : AT_ROW, {
    name: FILE_NAMES[file],
    byte: offset + 1,
    row: (row ?? 0) + 1,
  });
  const picture = excerpt(bytes[file], offset);
  const actual = fill(PICTURE, { where, picture });
  return { rule: RULES[kind], expected: [expectedFor(fault, bytes[file])], actual };
}

function bytesOfAll({ color, layer, type }: BoardFiles<string>): BoardFiles<Uint8Array> {
  return { color: bytesOf(color), layer: bytesOf(layer), type: bytesOf(type) };
}

const PICTURE: Localized = {
  en: "{where}: {picture}",
  zh: "{where}：{picture}",
  ja: "{where}：{picture}",
};
const AT_BYTE: Localized = {
  en: "{name}, byte {byte}",
  zh: "{name}，第 {byte} 個位元組",
  ja: "{name} の {byte} バイト目",
};
const AT_ROW: Localized = {
  en: "{name}, row {row}, byte {byte}",
  zh: "{name} 第 {row} 列，第 {byte} 個位元組",
  ja: "{name} の {row} 行目、{byte} バイト目",
};

function expectedFor({ kind, offset, file }: BoardFault, bytes: Uint8Array): Text {
  if (/^(trailing-(?!comma)|stale)/.test(kind)) {
    return fill(THEN_END, { text: endOf(bytes, offset) });
  }
  return EXPECTED[kind]?.[file] ?? EXPECTED[kind]?.any ?? TABLE;
}

const THEN_END: Localized = {
  en: "{text} and then the end of the file",
  zh: "{text} 之後就是檔案結尾",
  ja: "{text} でファイルが終わる",
};
const TABLE: Localized = {
  en: "9 rows of 9 numbers with commas between them, and nothing else",
  zh: "9 列，每列 9 個以逗號分隔的數字，沒有其他字元",
  ja: "コンマで区切られた 9 個の数が 9 行、それ以外は何もない",
};

type Expected = Readonly<Partial<Record<"any" | "color" | "layer" | "type", Text>>>;

const EXPECTED: Readonly<Partial<Record<BoardFaultKind, Expected>>> = {
  "out-of-range": { color: "-1, 0, 1, 2", layer: "-1, 0, 1 … 30", type: "-1, 0, 1, 2, 3" },
  "off-pattern": {
    any: {
      en: "-1 off the board and in the centre, another number on it",
      zh: "棋盤外與中央為 -1，棋盤上為其他數字",
      ja: "盤の外と中央は -1、盤上は他の数",
    },
  },
  "occupation-differs": {
    any: {
      en: "0 where chessColor.txt has 0, and another number where it has not",
      zh: "chessColor.txt 為 0 處是 0，其他處不是 0",
      ja: "chessColor.txt が 0 の所は 0、それ以外は 0 以外",
    },
  },
  "mixed-line-ends": { any: "…␊ …␊ …␊" },
  "lone-cr": { any: "…␊ …␊ …␊" },
  "number-form": { any: "-1, 0, 1, 2, … 10, 11" },
};
