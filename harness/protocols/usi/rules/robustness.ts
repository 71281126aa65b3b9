/** Rough handling, and leaving. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about odd input and the end. */
export const ROBUSTNESS_RULES = [
  {
    id: "usi/survives-unknown",
    level: "SHOULD",
    spec: "USI: commands",
    text: {
      en: "An unknown command does no harm",
      zh: "未知的指令不會造成問題",
      ja: "未知のコマンドを受け取っても異常終了しない",
    },
    hint: {
      en: "Ignore a line that you do not know and read on",
      zh: "忽略不認得的行，繼續讀取",
      ja: "知らない行は無視して読み続ける",
    },
  },
  {
    id: "usi/survives-empty-line",
    level: "SHOULD",
    spec: "USI: commands",
    text: {
      en: "An empty line does no harm",
      zh: "空行不會造成問題",
      ja: "空行を受け取っても異常終了しない",
    },
    hint: {
      en: "Check that there is a word before you look at it",
      zh: "先確認有字再處理",
      ja: "語があるか確かめてから使う",
    },
  },
  {
    id: "usi/survives-crlf",
    level: "SHOULD",
    spec: "USI: commands",
    text: {
      en: "Commands that end with CRLF are understood",
      zh: "以 CRLF 結尾的指令也能理解",
      ja: "CRLF で終わるコマンドも理解する",
    },
    hint: {
      en: "Strip a `\\r` at the end of the line: with it, `isready\\r` is not `isready`",
      zh: "去除行尾的 `\\r`：否則 `isready\\r` 不等於 `isready`",
      ja: "行末の `\\r` を取り除く。`isready\\r` は `isready` ではない",
    },
  },
  {
    id: "usi/waits-idly",
    level: "SHOULD",
    spec: "USI: commands",
    text: {
      en: "An engine that waits for a command uses no processor time",
      zh: "等待指令時不使用處理器時間",
      ja: "コマンドを待つ間はプロセッサを使わない",
    },
    hint: {
      en: "Block in the read (`getline`) instead of polling in a loop",
      zh: "用會阻塞的讀取（`getline`），不要用迴圈輪詢",
      ja: "ループで調べ続けず、読み取り（`getline`）で待つ",
    },
  },
  {
    id: "usi/two-instances",
    level: "SHOULD",
    spec: "USI: commands",
    text: {
      en: "Two instances of the engine do not disturb each other",
      zh: "兩個執行中的引擎互不干擾",
      ja: "二つ同時に動かしても互いに邪魔をしない",
    },
    hint: {
      en:
        "No files, ports or shared memory under a fixed name: an engine often plays against itself",
      zh: "不要使用固定名稱的檔案、埠或共享記憶體：引擎常與自己對弈",
      ja: "固定名のファイル・ポート・共有メモリを使わない。自己対戦はよくある",
    },
  },
  {
    id: "usi/quit-exits",
    level: "MUST",
    spec: "USI: quit",
    text: {
      en: "quit ends the engine within 5 seconds",
      zh: "收到 quit 後 5 秒內結束",
      ja: "quit を受けたら 5 秒以内に終了する",
    },
    hint: {
      en: "Leave the read loop and end all threads when `quit` comes",
      zh: "收到 `quit` 時離開讀取迴圈並結束所有執行緒",
      ja: "`quit` を受けたら読み取りループを抜け、スレッドをすべて終える",
    },
  },
  {
    id: "usi/quit-exit-code",
    level: "SHOULD",
    spec: "USI: quit",
    text: {
      en: "After quit the exit code is 0",
      zh: "quit 之後的結束代碼為 0",
      ja: "quit 後の終了コードは 0 である",
    },
    hint: {
      en:
        "`return 0;` from `main`, and join threads before. A signal is a crash on the way out: a thread that still runs, or something freed twice; build with `-g -fsanitize=address`",
      zh:
        "從 `main` `return 0;`，並先等待執行緒結束。若被訊號終止，就是離開時當掉：還有執行緒在跑，或重複釋放；請用 `-g -fsanitize=address` 編譯",
      ja:
        "`main` から `return 0;` し、その前にスレッドを待つ。シグナルで終わったなら終了処理中のクラッシュ：残ったスレッドや二重解放。`-g -fsanitize=address` でビルドして調べる",
    },
  },
  {
    id: "usi/quit-while-thinking",
    level: "SHOULD",
    spec: "USI: quit",
    text: {
      en: "quit also ends an engine that is thinking",
      zh: "思考中收到 quit 也要結束",
      ja: "思考中でも quit で終了する",
    },
    hint: {
      en: "Set the stop flag of the search before you wait for its thread",
      zh: "等待搜尋執行緒之前先設定停止旗標",
      ja: "探索スレッドを待つ前に停止フラグを立てる",
    },
  },
  {
    id: "usi/eof-exits",
    level: "SHOULD",
    spec: "USI: quit",
    text: {
      en: "When the input ends the engine exits, and not by a crash",
      zh: "輸入結束時引擎要自行結束，不可當掉",
      ja: "入力が終われば、異常終了せずに終わる",
    },
    hint: {
      en: "Check the result of every read: `while (fgets(…))`, `while (std::getline(…))`",
      zh: "檢查每次讀取的結果：`while (fgets(…))`、`while (std::getline(…))`",
      ja: "読み取りの結果を毎回確かめる：`while (fgets(…))`、`while (std::getline(…))`",
    },
  },
] as const satisfies readonly Rule[];
