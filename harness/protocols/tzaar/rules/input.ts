/** What the program is given to read. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about files as a platform may write them. */
export const INPUT_RULES = [
  {
    id: "tzaar/reads-crlf",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "The files may have CRLF line ends",
      zh: "檔案可能使用 CRLF 換行",
      ja: "ファイルの改行は CRLF のこともある",
    },
    hint: {
      en: 'Read numbers with fscanf("%d,") rather than whole lines, or cut lines at "\\r\\n"',
      zh: '用 fscanf("%d,") 讀數字，不要整行讀取；或以 "\\r\\n" 截斷每行',
      ja: '行ごとではなく fscanf("%d,") で数を読むか、行を "\\r\\n" で切る',
    },
  },
  {
    id: "tzaar/empty-log",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2)",
    text: {
      en: "stepLog may be empty",
      zh: "stepLog 可以是空檔案",
      ja: "stepLog は空のこともある",
    },
    hint: {
      en: "Check what fgets or fscanf returns before you use the line",
      zh: "使用讀到的行之前，先檢查 fgets 或 fscanf 的回傳值",
      ja: "行を使う前に fgets や fscanf の戻り値を確かめる",
    },
  },
  {
    id: "tzaar/log-end",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2)",
    text: {
      en: "The last line of stepLog has no line end",
      zh: "stepLog 最後一行沒有換行",
      ja: "stepLog の最後の行に改行はない",
    },
    hint: {
      en: 'Do not cut off the last letter blindly: `line[strcspn(line, "\\r\\n")] = 0;`',
      zh: '不要盲目刪去最後一個字元：`line[strcspn(line, "\\r\\n")] = 0;`',
      ja: '最後の文字を無条件に削らない：`line[strcspn(line, "\\r\\n")] = 0;`',
    },
  },
  {
    id: "tzaar/long-log",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2)",
    text: {
      en: "stepLog may have more than a hundred lines",
      zh: "stepLog 可能超過一百行",
      ja: "stepLog は百行を超えることもある",
    },
    hint: {
      en: "Read it line by line, or reserve room for at least 110 lines",
      zh: "逐行讀取，或至少預留 110 行的空間",
      ja: "一行ずつ読むか、110 行以上の場所を取る",
    },
  },
  {
    id: "tzaar/read-only-log",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "stepLog may be read-only",
      zh: "stepLog 可能是唯讀檔",
      ja: "stepLog は読み取り専用のこともある",
    },
    hint: {
      en: 'Open stepLog with "r", not with "r+" or "a+"',
      zh: '以 "r" 開啟 stepLog，不要用 "r+" 或 "a+"',
      ja: 'stepLog は "r+" や "a+" ではなく "r" で開く',
    },
  },
  {
    id: "tzaar/pass-in-log",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2)",
    text: {
      en: "A line of stepLog may be a Pass, with the path 0,0_0,0",
      zh: "stepLog 中可能有 Pass，路徑為 0,0_0,0",
      ja: "stepLog には Pass の行もあり、経路は 0,0_0,0 である",
    },
    hint: {
      en: "0,0 is no point of the board: do not use it as an index of your own table",
      zh: "0,0 不是棋盤上的點，不要拿它當作自己表格的索引",
      ja: "0,0 は盤上の点ではない。自分の表の添字に使わない",
    },
  },
] as const satisfies readonly Rule[];
