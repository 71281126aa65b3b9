/** The process: how it ends, and when. @module */

import type { Rule } from "../../../core/mod.ts";
import { boundedRunRule } from "../../shared_rules.ts";
import { stderrRule } from "../../stderr_rule.ts";

/** Rules about a run of the engine as such. */
export const PROCESS_RULES = [
  {
    id: "readfile/no-stdin",
    level: "MUST",
    spec: "DarkChess manual 8.6.1",
    text: {
      en: "The engine does not wait for input: all it gets is board.txt",
      zh: "引擎不等待輸入：所有資訊都在 board.txt",
      ja: "エンジンは入力を待たない。与えられるのは board.txt だけである",
    },
    hint: {
      en:
        'Remove scanf, getchar and `system("pause")`; without arguments the engine is in file mode',
      zh: '移除 scanf、getchar 與 `system("pause")`；沒有參數時即為讀檔模式',
      ja: 'scanf・getchar・`system("pause")` を取り除く。引数がなければ読み込みモードである',
    },
  },
  {
    id: "readfile/ends",
    level: "MUST",
    spec: "DarkChess manual 8.6.1",
    text: {
      en: "The engine ends after one ply",
      zh: "引擎走完一手就結束",
      ja: "エンジンは一手で終了する",
    },
    hint: {
      en: "The client waits for the process to end: return from main when move.txt is written",
      zh: "Client 等待引擎結束：寫完 move.txt 後結束 main",
      ja: "クライアントはプロセスの終了を待つ。move.txt を書いたら main から戻る",
    },
  },
  {
    id: "readfile/in-time",
    level: "MUST",
    spec: "DarkChess manual 8.6.2 (6)",
    text: {
      en: "A ply takes no longer than board.txt allows",
      zh: "一手不超過 board.txt 的出手限制時間",
      ja: "一手は board.txt の制限時間を超えない",
    },
    hint: {
      en: "`* time N` is in seconds; leave some of it for starting and writing",
      zh: "`* time N` 的單位是秒；請為啟動與寫檔保留一些時間",
      ja: "`* time N` は秒である。起動と書き込みの分を残しておく",
    },
  },
  {
    id: "readfile/time-obeyed",
    level: "SHOULD",
    spec: "DarkChess manual 8.6.2 (6)",
    text: {
      en: "The engine thinks shorter when board.txt gives it less time",
      zh: "board.txt 給的時間較少時，引擎思考較短",
      ja: "board.txt の時間が短ければ短く考える",
    },
    hint: {
      en: "Read the number behind `time` instead of a fixed time per ply",
      zh: "讀取 `time` 後面的數字，不要每手固定時間",
      ja: "固定時間でなく `time` の後の数字を読む",
    },
  },
  {
    id: "readfile/no-crash",
    level: "MUST",
    spec: "DarkChess manual 8.6",
    text: {
      en: "The engine does not crash",
      zh: "引擎不會當掉",
      ja: "エンジンはクラッシュしない",
    },
    hint: {
      en:
        "Put the board.txt of this case beside it and run it under a debugger or with -fsanitize=address",
      zh: "把此案例的 board.txt 放在旁邊，用除錯器或 -fsanitize=address 執行",
      ja: "このケースの board.txt を隣に置き、デバッガや -fsanitize=address で動かす",
    },
  },
  {
    id: "readfile/exit-zero",
    level: "SHOULD",
    spec: "DarkChess manual 8.6",
    text: {
      en: "The engine ends with code 0",
      zh: "引擎以代碼 0 結束",
      ja: "エンジンはコード 0 で終了する",
    },
    hint: {
      en: "Return 0 from main",
      zh: "main 回傳 0",
      ja: "main から 0 を返す",
    },
  },
  boundedRunRule("readfile"),
  stderrRule("readfile"),
  {
    id: "readfile/no-survivors",
    level: "SHOULD",
    spec: "DarkChess manual 8.6",
    text: {
      en: "Nothing that the engine started outlives it",
      zh: "引擎結束後不留下任何行程",
      ja: "終了後に何も動かし続けない",
    },
    hint: {
      en: "There is no thinking in the background in this mode: end and wait for what you start",
      zh: "此模式沒有背景思考：請結束並等待所啟動的行程",
      ja: "このモードに先読みはない。起動したものは終わらせて待つ",
    },
  },
  {
    id: "readfile/no-late-writes",
    level: "MUST",
    spec: "DarkChess manual 8.6.1",
    text: {
      en: "move.txt does not change after the engine has ended",
      zh: "引擎結束後 move.txt 不再變動",
      ja: "終了後に move.txt は変わらない",
    },
    hint: {
      en: "The client reads it at once: write it in the process that the client has started",
      zh: "Client 會立即讀取：請在 Client 啟動的行程中寫檔",
      ja: "クライアントはすぐに読む。起動されたプロセス自身が書く",
    },
  },
] as const satisfies readonly Rule[];
