/** The process: how it ends, and when. @module */

import type { Rule } from "../../../core/mod.ts";
import { boundedRunRule } from "../../shared_rules.ts";
import { stderrRule } from "../../stderr_rule.ts";

/** Rules about a run of the program as such. */
export const PROCESS_RULES = [
  {
    id: "tzaar/no-stdin",
    level: "MUST",
    spec: "Tzaar Game Requirements 5",
    text: {
      en: "The program does not wait for input: all it gets are its arguments and files",
      zh: "程式不等待輸入：所有資訊都來自參數與檔案",
      ja: "プログラムは入力を待たない。与えられるのは引数とファイルだけである",
    },
    hint: {
      en: 'Remove scanf, getchar and `system("pause")`',
      zh: '移除 scanf、getchar 與 `system("pause")`',
      ja: 'scanf・getchar・`system("pause")` を取り除く',
    },
  },
  {
    id: "tzaar/ends",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "The program ends after one step",
      zh: "程式走完一步就結束",
      ja: "プログラムは一ステップで終了する",
    },
    hint: {
      en: "Look for a loop that never ends; return 0 from main after the files are written",
      zh: "檢查是否有無窮迴圈；寫完檔案後從 main 回傳 0",
      ja: "終わらないループがないか調べ、ファイルを書いたら main から 0 を返す",
    },
  },
  {
    id: "tzaar/in-time",
    level: "MUST",
    spec: "Tzaar Game Requirements 3",
    text: {
      en: "A step takes at most 5 seconds",
      zh: "一步最多 5 秒",
      ja: "一ステップは 5 秒以内である",
    },
    hint: {
      en: "Measure the time with clock() and write the best step found so far before the limit",
      zh: "用 clock() 計時，在時限前寫出目前找到的最佳步",
      ja: "clock() で時間を測り、制限前にそれまでの最善手を書く",
    },
  },
  boundedRunRule("tzaar"),
  stderrRule("tzaar"),
  {
    id: "tzaar/quiet",
    level: "SHOULD",
    spec: "Shinpan",
    text: {
      en: "One run prints little: less than 64 KiB",
      zh: "一次執行的輸出應少於 64 KiB",
      ja: "一回の実行で表示するのは 64 KiB 未満が望ましい",
    },
    hint: {
      en: "A platform that does not read the output would block the program once a pipe is full",
      zh: "若平台不讀取輸出，管線滿了程式就會卡住",
      ja: "出力を読まないプラットフォームでは、パイプが一杯になるとプログラムが止まる",
    },
  },
  {
    id: "tzaar/no-crash",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "The program is not ended by a signal",
      zh: "程式不會被訊號終止",
      ja: "プログラムはシグナルで終了しない",
    },
    hint: {
      en:
        "Compile with `-g -fsanitize=address` and run the command under *sent* on files with the same text; check what fopen returns",
      zh: "用 `-g -fsanitize=address` 編譯，以相同內容的檔案執行上面的指令；並檢查 fopen 的回傳值",
      ja:
        "`-g -fsanitize=address` でコンパイルし、同じ内容のファイルで上のコマンドを実行する。fopen の戻り値も確かめる",
    },
  },
  {
    id: "tzaar/exit-zero",
    level: "MUST",
    spec: "Tzaar Game Requirements 2",
    text: {
      en: "The program returns 0",
      zh: "程式必須回傳 0",
      ja: "プログラムは 0 を返す",
    },
    hint: {
      en: "End main with `return 0;`; without it, or with `void main`, the code is chance",
      zh: "main 以 `return 0;` 結束；省略或寫 `void main` 時回傳值不定",
      ja: "main を `return 0;` で終える。省略や `void main` では値が不定になる",
    },
  },
  {
    id: "tzaar/no-late-writes",
    level: "MUST",
    spec: "Tzaar Game Requirements 4",
    text: {
      en: "Nothing is written after the program has ended",
      zh: "程式結束後不得再寫入檔案",
      ja: "終了後にファイルへ書き込まない",
    },
    hint: {
      en: "Wait for your child processes (wait, pclose) before main returns",
      zh: "在 main 結束前等待子行程結束（wait、pclose）",
      ja: "main が戻る前に子プロセスを待つ（wait、pclose）",
    },
  },
  {
    id: "tzaar/no-survivors",
    level: "SHOULD",
    spec: "Tzaar Game Requirements 4",
    text: {
      en: "No process is left behind",
      zh: "不應留下其他行程",
      ja: "プロセスを残さない",
    },
    hint: {
      en: "Wait for what you started with fork, system or popen before main returns",
      zh: "在 main 結束前等待 fork、system、popen 啟動的行程結束",
      ja: "fork・system・popen で起動したものを main が戻る前に待つ",
    },
  },
] as const satisfies readonly Rule[];
