/** What an engine that says nothing is doing, in words. @module */

import type { Doing, Localized } from "../core/mod.ts";

/** The words for each. */
export const DOING_WORDS: Readonly<Record<Doing, Localized>> = {
  runs: {
    en: "it uses the processor all the time: a long search, or a loop that does not end",
    zh: "引擎一直在使用處理器：搜尋時間過長，或迴圈沒有結束",
    ja: "CPU を使い続けている。探索が長いか、ループが終わらない",
  },
  "reads-input": {
    en: "it waits for more input, in a read of stdin",
    zh: "引擎在讀取 stdin，等待更多輸入",
    ja: "stdin の読み取りで、次の入力を待っている",
  },
  "reads-socket": {
    en: "it waits for more input, in a read of a connection",
    zh: "引擎在讀取連線，等待更多輸入",
    ja: "接続の読み取りで、次の入力を待っている",
  },
  "waits-events": {
    en: "it waits for an event: more input, or a timer",
    zh: "引擎在等待事件：更多輸入或計時器",
    ja: "イベント（入力かタイマー）を待っている",
  },
  "waits-lock": {
    en: "it waits for a lock or another thread",
    zh: "引擎在等待鎖或另一個執行緒",
    ja: "ロックか別のスレッドを待っている",
  },
  sleeps: {
    en: "it sleeps, and uses the processor little or not at all",
    zh: "引擎在休眠，幾乎沒有使用處理器",
    ja: "スリープしていて、CPU をほとんど使っていない",
  },
  "waits-child": {
    en: "it waits for a program that it started",
    zh: "引擎在等待它啟動的另一個程式",
    ja: "自分が起動したプログラムを待っている",
  },
  stopped: {
    en: "a signal stopped it, such as SIGSTOP",
    zh: "引擎已被訊號（例如 SIGSTOP）暫停",
    ja: "SIGSTOP などのシグナルで停止している",
  },
  idle: {
    en: "it waits for something, and uses the processor little or not at all",
    zh: "引擎在等待某個事件，幾乎沒有使用處理器",
    ja: "何かを待っていて、CPU をほとんど使っていない",
  },
  fed: {
    en: "one more line made it answer: it reads a line that the other side does not send",
    zh: "再送一行它才回覆：引擎讀取了對方不會送出的一行",
    ja: "もう一行送ると応答した。相手が送らない行を読もうとしている",
  },
};
