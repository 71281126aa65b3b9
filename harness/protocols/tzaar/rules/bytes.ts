/** The bytes of the board files. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the form of the files. */
export const BYTE_RULES = [
  {
    id: "tzaar/not-empty",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A board file is not empty",
      zh: "棋盤檔案不能是空的",
      ja: "盤面ファイルは空ではない",
    },
    hint: {
      en:
        'fopen with "w" empties the file at once: write it afterwards, and fclose it before main returns',
      zh: 'fopen 以 "w" 開啟會立刻清空檔案：之後要寫入，並在 main 結束前 fclose',
      ja: '"w" の fopen はその場でファイルを空にする。そのあと書き、main が戻る前に fclose する',
    },
  },
  {
    id: "tzaar/no-utf16",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A board file is ASCII, not UTF-16",
      zh: "棋盤檔案是 ASCII，不是 UTF-16",
      ja: "盤面ファイルは UTF-16 ではなく ASCII である",
    },
    hint: {
      en: 'Write with fprintf, not with fwprintf; open with "w", without `ccs=`',
      zh: '用 fprintf 寫入，不要用 fwprintf；以 "w" 開啟，不加 `ccs=`',
      ja: 'fwprintf ではなく fprintf で書き、`ccs=` を付けずに "w" で開く',
    },
  },
  {
    id: "tzaar/no-byte-order-mark",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A board file has no byte order mark",
      zh: "棋盤檔案開頭沒有 BOM",
      ja: "盤面ファイルに BOM はない",
    },
    hint: {
      en: "Write the first number first; no EF BB BF before it",
      zh: "第一個寫出的就是第一個數字，前面沒有 EF BB BF",
      ja: "最初の数から書き始め、その前に EF BB BF を置かない",
    },
  },
  {
    id: "tzaar/no-stale-bytes",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "Nothing of the old file is left behind the new one",
      zh: "新內容之後不能殘留舊檔案的內容",
      ja: "新しい内容の後ろに古い内容が残らない",
    },
    hint: {
      en: 'Open with "w", which empties the file; "r+" keeps the end of a longer one',
      zh: '以 "w" 開啟會先清空檔案；"r+" 會留下較長舊檔的尾端',
      ja: '"w" で開けばファイルは空になる。"r+" では長い古いファイルの末尾が残る',
    },
  },
  {
    id: "tzaar/no-trailing-newline",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2), (3)",
    text: {
      en: "A board file ends with its last number: no newline follows",
      zh: "棋盤檔案以最後一個數字結尾，後面沒有換行",
      ja: "盤面ファイルは最後の数で終わり、改行は続かない",
    },
    hint: {
      en:
        'Leave out the last newline: `fprintf(f, "%d%s", a[r][c], c < 8 ? "," : r < 8 ? "\\n" : "");`',
      zh: '最後一列不要換行：`fprintf(f, "%d%s", a[r][c], c < 8 ? "," : r < 8 ? "\\n" : "");`',
      ja:
        '最後の行だけ改行しない：`fprintf(f, "%d%s", a[r][c], c < 8 ? "," : r < 8 ? "\\n" : "");`',
    },
  },
  {
    id: "tzaar/no-trailing-blank",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2), (3)",
    text: {
      en: "No blank follows the last number of a row or a file",
      zh: "每列與檔案的最後一個數字後面沒有空格",
      ja: "行やファイルの最後の数の後ろに空白はない",
    },
    hint: {
      en: "Write the separator before each number but the first, not behind each",
      zh: "在除了第一個以外的數字之前寫分隔符號，不要每個數字後都寫",
      ja: "区切りは各数の後ろではなく、最初以外の数の前に書く",
    },
  },
  {
    id: "tzaar/no-control-bytes",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A board file has no NUL and no Ctrl-Z in it",
      zh: "棋盤檔案不含 NUL 與 Ctrl-Z",
      ja: "盤面ファイルに NUL や Ctrl-Z はない",
    },
    hint: {
      en: "Write strlen(text) bytes, not sizeof text; a file needs no mark for its end",
      zh: "寫入 strlen(text) 個位元組，不是 sizeof text；檔案不需要結尾標記",
      ja: "sizeof text ではなく strlen(text) バイトを書く。ファイルに終わりの印は要らない",
    },
  },
  {
    id: "tzaar/line-ends",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "All lines of a file end alike, with LF or CRLF",
      zh: "同一檔案的每一行以相同方式換行（LF 或 CRLF）",
      ja: "一つのファイルの改行は LF か CRLF に統一する",
    },
    hint: {
      en: 'Write numbers and "\\n" of your own instead of pieces of lines that were read',
      zh: '自己寫數字與 "\\n"，不要照抄讀到的行的片段',
      ja: '読んだ行の断片ではなく、数と "\\n" を自分で書く',
    },
  },
  {
    id: "tzaar/nine-rows",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A board file has 9 rows",
      zh: "棋盤檔案有 9 列",
      ja: "盤面ファイルは 9 行である",
    },
    hint: {
      en: "Write rows 0 to 8, those with only one point included",
      zh: "寫出第 0 到第 8 列",
      ja: "0 行目から 8 行目まで書く",
    },
  },
  {
    id: "tzaar/nine-columns",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "A row has 9 numbers, -1 where there is no point",
      zh: "每列有 9 個數字，棋盤外的點寫 -1",
      ja: "一行は 9 個の数で、点のない所は -1 である",
    },
    hint: {
      en: "Write columns 0 to 8 of every row, those off the board as -1",
      zh: "每列都寫出第 0 到第 8 行，棋盤外寫 -1",
      ja: "どの行も 0 列目から 8 列目まで書き、盤の外は -1 とする",
    },
  },
  {
    id: "tzaar/no-trailing-comma",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "No comma follows the last number of a row",
      zh: "每列最後一個數字後面沒有逗號",
      ja: "行の最後の数の後ろにコンマはない",
    },
    hint: {
      en: 'A comma between two numbers only: `c < 8 ? "," : ""`',
      zh: '只在兩個數字之間加逗號：`c < 8 ? "," : ""`',
      ja: 'コンマは数と数の間だけ：`c < 8 ? "," : ""`',
    },
  },
  {
    id: "tzaar/no-blanks",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "There are no blanks in a board file",
      zh: "棋盤檔案中沒有空格",
      ja: "盤面ファイルに空白はない",
    },
    hint: {
      en: 'Write "%d," and not "%d, " or "%2d,"',
      zh: '寫 "%d,"，不要寫 "%d, " 或 "%2d,"',
      ja: '"%d, " や "%2d," ではなく "%d," と書く',
    },
  },
  {
    id: "tzaar/plain-numbers",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "Numbers are plain: 1 and -1, not 01, +1 or 1.0",
      zh: "數字為一般寫法：1 與 -1，不是 01、+1 或 1.0",
      ja: "数は普通に書く。1 や -1 であり、01・+1・1.0 ではない",
    },
    hint: {
      en: 'Write an int with "%d"; the minus is the ASCII hyphen',
      zh: '用 "%d" 寫 int；負號是 ASCII 的連字號',
      ja: 'int を "%d" で書く。負号は ASCII のハイフンである',
    },
  },
] as const satisfies readonly Rule[];
