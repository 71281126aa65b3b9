/** Rough handling, and leaving. @module */

import type { Rule } from "../../../core/mod.ts";
import { rule } from "./rule.ts";

/** Rules about odd input and the end. */
export const ROBUSTNESS_RULES: readonly Rule[] = [
  rule("survives-unknown", "SHOULD", {
    of: "commands",
    text: [
      "An unknown command does no harm",
      "未知的指令不會造成問題",
      "未知のコマンドで壊れない",
    ],
    hint: [
      "Ignore a line that you do not know and read on",
      "忽略不認得的行，繼續讀取",
      "知らない行は無視して読み続ける",
    ],
  }),
  rule("survives-empty-line", "SHOULD", {
    of: "commands",
    text: ["An empty line does no harm", "空行不會造成問題", "空行で壊れない"],
    hint: [
      "Check that there is a word before you look at it",
      "先確認有字再處理",
      "語があるか確かめてから使う",
    ],
  }),
  rule("survives-crlf", "SHOULD", {
    of: "commands",
    text: [
      "Commands that end with CRLF are understood",
      "以 CRLF 結尾的指令也能理解",
      "CRLF で終わるコマンドも理解する",
    ],
    hint: [
      "Strip a `\\r` at the end of the line: with it, `isready\\r` is not `isready`",
      "去除行尾的 `\\r`：否則 `isready\\r` 不等於 `isready`",
      "行末の `\\r` を取り除く。`isready\\r` は `isready` ではない",
    ],
  }),
  rule("waits-idly", "SHOULD", {
    of: "commands",
    text: [
      "An engine that waits for a command uses no processor time",
      "等待指令時不使用處理器時間",
      "コマンドを待つ間はプロセッサを使わない",
    ],
    hint: [
      "Block in the read (`getline`) instead of polling in a loop",
      "用會阻塞的讀取（`getline`），不要用迴圈輪詢",
      "ループで調べ続けず、読み取り（`getline`）で待つ",
    ],
  }),
  rule("two-instances", "SHOULD", {
    of: "commands",
    text: [
      "Two instances of the engine do not disturb each other",
      "兩個執行中的程式互不干擾",
      "二つ同時に動かしても互いに邪魔をしない",
    ],
    hint: [
      "No files, ports or shared memory under a fixed name: an engine often plays against itself",
      "不要使用固定名稱的檔案、埠或共享記憶體：程式常與自己對弈",
      "固定名のファイル・ポート・共有メモリを使わない。自己対戦はよくある",
    ],
  }),
  rule("quit-exits", "MUST", {
    of: "quit",
    text: [
      "quit ends the engine within 5 seconds",
      "收到 quit 後 5 秒內結束",
      "quit を受けたら 5 秒以内に終了する",
    ],
    hint: [
      "Leave the read loop and end all threads when `quit` comes",
      "收到 `quit` 時離開讀取迴圈並結束所有執行緒",
      "`quit` を受けたら読み取りループを抜け、スレッドをすべて終える",
    ],
  }),
  rule("quit-exit-code", "SHOULD", {
    of: "quit",
    text: [
      "After quit the exit code is 0",
      "quit 之後的結束代碼為 0",
      "quit 後の終了コードは 0 である",
    ],
    hint: [
      "`return 0;` from `main`, and join threads before. A signal is a crash on the way out: a thread that still runs, or something freed twice; build with `-g -fsanitize=address`",
      "從 `main` `return 0;`，並先等待執行緒結束。若被訊號終止，就是離開時當掉：還有執行緒在跑，或重複釋放；請用 `-g -fsanitize=address` 編譯",
      "`main` から `return 0;` し、その前にスレッドを待つ。シグナルで終わったなら終了処理中のクラッシュ：残ったスレッドや二重解放。`-g -fsanitize=address` でビルドして調べる",
    ],
  }),
  rule("quit-while-thinking", "SHOULD", {
    of: "quit",
    text: [
      "quit also ends an engine that is thinking",
      "思考中收到 quit 也要結束",
      "思考中でも quit で終了する",
    ],
    hint: [
      "Set the stop flag of the search before you wait for its thread",
      "等待搜尋執行緒之前先設定停止旗標",
      "探索スレッドを待つ前に停止フラグを立てる",
    ],
  }),
  rule("eof-exits", "SHOULD", {
    of: "quit",
    text: [
      "When the input ends the engine exits, and not by a crash",
      "輸入結束時程式自行結束，且不當掉",
      "入力が終われば、異常終了せずに終わる",
    ],
    hint: [
      "Check the result of every read: `while (fgets(…))`, `while (std::getline(…))`",
      "檢查每次讀取的結果：`while (fgets(…))`、`while (std::getline(…))`",
      "読み取りの結果を毎回確かめる：`while (fgets(…))`、`while (std::getline(…))`",
    ],
  }),
];
