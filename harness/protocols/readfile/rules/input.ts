/** What stands in board.txt. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about reading the board. */
export const INPUT_RULES = [
  {
    id: "readfile/reads-history",
    level: "MUST",
    spec: "DarkChess manual 8.6.2",
    text: {
      en: "The engine makes the moves of board.txt on its first board",
      zh: "引擎把歷史走步套用到初始盤面",
      ja: "board.txt の手を初期盤面に適用する",
    },
    hint: {
      en: "The eight rows show where the game began; the position is that after all numbered lines",
      zh: "八行盤面是初始盤面；目前盤面是套用所有編號行之後的結果",
      ja: "八行の盤面は開始時のもの。今の局面は番号付きの行をすべて適用した後である",
    },
  },
  {
    id: "readfile/long-history",
    level: "MUST",
    spec: "DarkChess manual 8.6.2",
    text: {
      en: "A history of 90 plies and more is read",
      zh: "能讀取 90 手以上的歷史走步",
      ja: "90 手以上の履歴を読める",
    },
    hint: {
      en: "Do not keep moves in an array of fixed size, and expect numbers of three digits",
      zh: "不要用固定大小的陣列存走步；編號可能有三位數",
      ja: "手を固定長の配列に入れない。番号は三桁にもなる",
    },
  },
  {
    id: "readfile/reads-crlf",
    level: "SHOULD",
    spec: "DarkChess manual 8.6.2",
    text: {
      en: "A board.txt with CRLF is read as well",
      zh: "也能讀取 CRLF 換行的 board.txt",
      ja: "CRLF の board.txt も読める",
    },
    hint: {
      en: "Clients on Windows write CRLF: strip the CR, or read with `%s`, which skips it",
      zh: "Windows 的 Client 會寫 CRLF：去掉 CR，或用會略過它的 `%s` 讀取",
      ja: "Windows のクライアントは CRLF で書く。CR を除くか、飛ばしてくれる `%s` で読む",
    },
  },
  {
    id: "readfile/missing-board",
    level: "SHOULD",
    spec: "Shinpan",
    text: {
      en: "Without a board.txt the engine ends instead of hanging",
      zh: "沒有 board.txt 時引擎結束而不卡住",
      ja: "board.txt がなければ止まらずに終了する",
    },
    hint: {
      en: "Look at what fopen returns; `while (fgetc(f) != '\\n')` never ends at the end of a file",
      zh: "檢查 fopen 的回傳值；`while (fgetc(f) != '\\n')` 在檔尾不會結束",
      ja: "fopen の戻り値を見る。`while (fgetc(f) != '\\n')` はファイル末尾で終わらない",
    },
  },
] as const satisfies readonly Rule[];
