/** The end of a game and of the input, and input that is no move. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about ends and odd input. */
export const ENDS_RULES = [
  {
    id: "shogi-console/end-exits",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "The input that ends the game ends the program",
      zh: "輸入結束指令後程式結束",
      ja: "対局を終える入力でプログラムが終わる",
    },
    hint: {
      en: "Close the file and return from main",
      zh: "關閉檔案並結束 main",
      ja: "ファイルを閉じて main から戻る",
    },
  },
  {
    id: "shogi-console/end-says",
    level: "SHOULD",
    spec: "Shogi program report 2.9",
    text: {
      en: "At the end the program says that the game was recorded",
      zh: "結束時顯示棋譜已記錄",
      ja: "終わるときに、記録したことを表示する",
    },
    hint: {
      en: "Print the message after the file was closed",
      zh: "關閉檔案後印出訊息",
      ja: "ファイルを閉じた後にメッセージを出す",
    },
  },
  {
    id: "shogi-console/eof-exits",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "When the input ends the program ends, too, and does not loop for ever",
      zh: "輸入結束（EOF）時程式也要結束，不可無窮迴圈",
      ja: "入力が終わったら（EOF）プログラムも終わり、無限に繰り返さない",
    },
    hint: {
      en: "`if (scanf(…) == EOF) exit`, in every place that reads",
      zh: "每個讀取處都要 `if (scanf(…) == EOF)` 結束",
      ja: "読むところすべてで `if (scanf(…) == EOF)` なら終わる",
    },
  },
  {
    id: "shogi-console/eof-no-crash",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "When the input ends the program does not crash",
      zh: "輸入結束（EOF）時程式不可當掉",
      ja: "入力が終わっても（EOF）異常終了しない",
    },
    hint: {
      en: "After EOF the variables hold what they held before: do not use them",
      zh: "EOF 之後變數仍是舊值，不可使用",
      ja: "EOF の後の変数は古い値のままなので使わない",
    },
  },
  {
    id: "shogi-console/letters",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "Letters where numbers are wanted are refused, and the game goes on",
      zh: "需要數字卻輸入字母時要拒絕，對局繼續",
      ja: "数を求めるところに文字が来たら拒否し、対局を続ける",
    },
    hint: {
      en:
        "scanf leaves what it cannot read: `while ((c = getchar()) != '\\n' && c != EOF);` throws the line away",
      zh:
        "scanf 讀不了的字元會留在輸入中：用 `while ((c = getchar()) != '\\n' && c != EOF);` 丟掉整行",
      ja:
        "scanf は読めない文字を残す：`while ((c = getchar()) != '\\n' && c != EOF);` で行を捨てる",
    },
  },
  {
    id: "shogi-console/several-at-once",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "Several inputs that arrive together are all read",
      zh: "一起送達的多個輸入都要讀取",
      ja: "まとめて届いた入力をすべて読む",
    },
    hint: {
      en:
        "Do not flush the input: `fflush(stdin)` and `rewind(stdin)` throw away what was typed ahead",
      zh: "不要清空輸入：`fflush(stdin)` 與 `rewind(stdin)` 會丟掉先打好的內容",
      ja: "入力を捨てない：`fflush(stdin)` や `rewind(stdin)` は先に打たれた分を失う",
    },
  },
] as const satisfies readonly Rule[];
