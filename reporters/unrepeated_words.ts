/** Words for a silence that did not come again. @module */

import { fill, type Localized, type Unrepeated } from "../harness/core/mod.ts";

/** What people read about it: what was seen, and why it breaks no rule. */
export function unrepeatedText(
  { waitedMs, times, runs, forPly, tries }: Unrepeated,
): Localized {
  const seconds = Math.round(waitedMs / 100) / 10;
  return fill(forPly ? OF_PLIES : OF_STARTS, { seconds, times, runs, tries });
}

const OF_STARTS: Localized = {
  en:
    "no answer for {seconds} s, in {times} of {runs} starts of the engine, while others ran beside it. Alone it answered {tries} times of {tries}, so this breaks no rule; a program that blocks now and then does the same",
  zh:
    "引擎啟動 {runs} 次，其中 {times} 次與其他程式並行時，{seconds} 秒內沒有回覆。單獨重試 {tries} 次都有回覆，因此不算違規；但偶爾卡住的程式也會有相同現象",
  ja:
    "エンジンの起動 {runs} 回のうち {times} 回、他と並行中に {seconds} 秒間応答がなかった。単独では {tries} 回とも応答したので違反ではないが、時々止まるプログラムでも同じことが起きる",
};
const OF_PLIES: Localized = {
  en:
    "no answer for {seconds} s, at {times} of {runs} plies that were asked for, while others ran beside it. Alone it answered in {tries} cases of {tries}, so this breaks no rule; a program that blocks now and then does the same",
  zh:
    "要求 {runs} 手，其中 {times} 次與其他程式並行時，{seconds} 秒內沒有回覆。單獨重試 {tries} 個案例都有回覆，因此不算違規；但偶爾卡住的程式也會有相同現象",
  ja:
    "求めた {runs} 手のうち {times} 回、他と並行中に {seconds} 秒間応答がなかった。単独では {tries} 件とも応答したので違反ではないが、時々止まるプログラムでも同じことが起きる",
};
