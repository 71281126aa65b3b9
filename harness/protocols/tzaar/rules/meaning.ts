/** What the numbers of the board files say. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the three files together. */
export const MEANING_RULES = [
  {
    id: "tzaar/value-range",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "chessColor has -1 to 2, chessType -1 to 3, and no height is beyond 30",
      zh: "chessColor 為 -1 到 2，chessType 為 -1 到 3，層數不超過 30",
      ja: "chessColor は -1〜2、chessType は -1〜3、高さは 30 以下である",
    },
    hint: {
      en: "Write each value into the file it belongs to; look for numbers that were never set",
      zh: "把每個值寫到正確的檔案；檢查是否有未初始化的數值",
      ja: "値を正しいファイルに書く。初期化していない数がないか調べる",
    },
  },
  {
    id: "tzaar/board-outline",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "-1 stands exactly where the board has no point, the centre included",
      zh: "-1 只出現在棋盤外的點與中央",
      ja: "-1 は盤上の点でない所と中央にだけある",
    },
    hint: {
      en: "Keep the -1 you read; a point that becomes empty gets 0",
      zh: "保留讀到的 -1；變空的點寫 0",
      ja: "読んだ -1 はそのまま残し、空いた点には 0 を書く",
    },
  },
  {
    id: "tzaar/files-agree",
    level: "MUST",
    spec: "Tzaar Game Requirements 7",
    text: {
      en: "The three files agree on which points are occupied",
      zh: "三個檔案對哪些點有棋子必須一致",
      ja: "三つのファイルで駒のある点が一致する",
    },
    hint: {
      en: "Empty a point in all three tables, and fill one in all three",
      zh: "清空或放置棋子時，三個表格都要更新",
      ja: "点を空けるときも埋めるときも三つの表をそろえる",
    },
  },
] as const satisfies readonly Rule[];
