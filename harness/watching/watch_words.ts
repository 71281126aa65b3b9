/** What `check --watch` says between rounds. @module */

import { fill, inLanguage, type Language, type Localized, visible } from "../core/mod.ts";
import { pathAsCalled, print } from "../surroundings/mod.ts";
import type { Extent } from "./news_inbox.ts";
import type { RoundListener } from "./rounds.ts";

/** Tells in a language what happens; `watched` are the paths that are watched. */
export function roundListener(language: Language, watched: readonly string[]): RoundListener {
  const say = (words: Localized, values: Readonly<Record<string, string | number>> = {}): void =>
    print(`${inLanguage(fill(words, values), language)}\n`);
  const names = (paths: readonly string[]): string =>
    paths.map((path) => visible(pathAsCalled(path), 80)).join(", ");
  const list = (words: Localized, ids: readonly string[]): void => {
    if (ids.length > 0) say(words, { count: ids.length, ids: ids.join("\n  ") });
  };
  return {
    begins: (number, paths, extent) => {
      const some = paths.slice(0, MOST_NAMES);
      print("\n");
      if (some.length > 0) say(CHANGED, { number, paths: names(some) });
      else say(BEGINS[extent], { number });
    },
    stopped: () => say(STOPPED),
    ignored: (path) => say(IGNORED, { path: names([path]) }),
    changed: ({ broken, mended, failing }) => {
      list(BROKEN, broken);
      list(MENDED, mended);
      if (broken.length + mended.length === 0 && failing > 0) say(SAME);
    },
    waits: (extent, failing) => say(WAITS[extent], { paths: names(watched), failing }),
  };
}

const MOST_NAMES = 3;

const CHANGED: Localized = {
  en: "Round {number}: {paths} changed",
  zh: "第 {number} 輪：{paths} 有變更",
  ja: "第 {number} 回：{paths} が変更された",
};

const BEGINS: Readonly<Record<Extent, Localized>> = {
  all: { en: "Round {number}: all", zh: "第 {number} 輪：全部", ja: "第 {number} 回：すべて" },
  failed: {
    en: "Round {number}: what failed",
    zh: "第 {number} 輪：只執行失敗的情境",
    ja: "第 {number} 回：失敗したものだけ",
  },
};

const STOPPED: Localized = {
  en: "Stopped: a file changed during the round",
  zh: "已中止：執行期間檔案有變更",
  ja: "中止：実行中にファイルが変更された",
};

const IGNORED: Localized = {
  en: "{path} changes in every round, so it is not watched any more: the engine seems to write it",
  zh: "{path} 每輪都有變更，應是引擎自己寫入的，不再監看",
  ja: "{path} は毎回変わるため、エンジンが書き込むものとみなし、監視から外す",
};

const BROKEN: Localized = {
  en: "Newly broken ({count}):\n  {ids}",
  zh: "新的失敗（{count}）：\n  {ids}",
  ja: "新たに失敗（{count}）：\n  {ids}",
};

const MENDED: Localized = {
  en: "Newly fixed ({count}):\n  {ids}",
  zh: "已修正（{count}）：\n  {ids}",
  ja: "直ったもの（{count}）：\n  {ids}",
};

const SAME: Localized = {
  en: "The same scenarios fail as before",
  zh: "失敗的情境與上一輪相同",
  ja: "失敗するシナリオは前回と同じ",
};

const WAITS: Readonly<Record<Extent, Localized>> = {
  all: {
    en: "Watching {paths} ({failing} failing). Keys: a all, f failed only, q quit",
    zh: "監看 {paths}（失敗 {failing}）。按鍵：a 全部，f 只執行失敗的，q 結束",
    ja: "{paths} を監視中（失敗 {failing}）。キー：a すべて、f 失敗だけ、q 終了",
  },
  failed: {
    en: "Watching {paths} ({failing} failing, only these are run). Keys: a all, q quit",
    zh: "監看 {paths}（失敗 {failing}，只執行這些）。按鍵：a 全部，q 結束",
    ja: "{paths} を監視中（失敗 {failing}、それだけを実行）。キー：a すべて、q 終了",
  },
};
