/** The file that a game is written to. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the record file. */
export const RECORD_RULES = [
  {
    id: "shogi-console/record-written",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "The game is written to the file that the option names",
      zh: "棋譜寫入選項指定的檔案",
      ja: "対局はオプションで指定されたファイルに書く",
    },
    hint: {
      en: "Open the name that getopt gives in optarg, and close the file at the end",
      zh: "開啟 getopt 的 optarg 所指的檔案，結束時關閉",
      ja: "getopt の optarg の名前で開き、最後に閉じる",
    },
  },
  {
    id: "shogi-console/record-header",
    level: "SHOULD",
    spec: "Shogi program report 2.9",
    text: {
      en: "The record begins with the header line",
      zh: "棋譜以標題行開頭",
      ja: "棋譜は見出しの行で始まる",
    },
    hint: {
      en: "Write the header when the file is opened",
      zh: "開檔時寫入標題行",
      ja: "ファイルを開いたときに見出しを書く",
    },
  },
  {
    id: "shogi-console/record-format",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "A line of the record tells number, target, piece before the move, source and Y or N",
      zh: "每行依序為手數、目的座標、走之前的棋子、初始座標、Y 或 N",
      ja: "各行は手数・移動先・動かす前の駒・移動元・Y か N の順である",
    },
    hint: {
      en: '`fprintf(file, "%3d %d %d %s %d %d %c\\n", …)`',
      zh: '`fprintf(file, "%3d %d %d %s %d %d %c\\n", …)`',
      ja: '`fprintf(file, "%3d %d %d %s %d %d %c\\n", …)`',
    },
  },
  {
    id: "shogi-console/record-plies",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "The record tells the moves that were played, and no others",
      zh: "棋譜恰好記錄走過的每一手",
      ja: "棋譜には指された手だけがすべてある",
    },
    hint: {
      en: "Write the line after the move was accepted, once",
      zh: "走步確認合法後才寫，且只寫一次",
      ja: "手を受け入れた後に一度だけ書く",
    },
  },
  {
    id: "shogi-console/record-promotion",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "Y stands behind a move that promoted, forced or not, and N behind all others",
      zh: "升變的一手（含強制升變）記 Y，其餘記 N",
      ja: "成った手（強制も含む）には Y、それ以外には N を書く",
    },
    hint: {
      en: "Reset the flag before every move",
      zh: "每一手開始前重設旗標",
      ja: "手ごとに旗を元に戻す",
    },
  },
  {
    id: "shogi-console/record-drop-index",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "A drop is written with 9 and the place in the hand, counted from 0",
      zh: "打入記為 9 與持駒的索引（從 0 起算）",
      ja: "打つ手は 9 と持ち駒の添字（0 から）で書く",
    },
    hint: {
      en: "Write `index - 1` of the number that was typed, before the hand closes up",
      zh: "寫入所輸入號碼減一，且要在持駒前移之前",
      ja: "打たれた番号から一を引いた値を、持ち駒を詰める前に書く",
    },
  },
  {
    id: "shogi-console/record-undo",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "A move that was undone is not in the record",
      zh: "悔掉的一手不留在棋譜中",
      ja: "待ったで戻した手は棋譜に残らない",
    },
    hint: {
      en:
        "Lines differ in their bytes (步 has three): remember `ftell` before each line, go back there and `ftruncate`, or write the file at the end",
      zh:
        "每行位元組數不同（步佔三個位元組）：寫前記下 `ftell`，悔棋時回到該處並 `ftruncate`，或結束時才寫檔",
      ja:
        "行のバイト数は一定でない（步は三バイト）：書く前に `ftell` を覚え、そこへ戻って `ftruncate` するか、最後にまとめて書く",
    },
  },
  {
    id: "shogi-console/record-last-newline",
    level: "SHOULD",
    spec: "Shogi program report 2.9",
    text: {
      en: "The last line of the record ends with a line feed",
      zh: "棋譜最後一行以換行結尾",
      ja: "棋譜の最後の行も改行で終わる",
    },
    hint: {
      en: "Write the `\\n` behind each line, not before the next",
      zh: "在每行之後寫 `\\n`，而不是在下一行之前",
      ja: "`\\n` は次の行の前ではなく、各行の後に書く",
    },
  },
] as const satisfies readonly Rule[];
