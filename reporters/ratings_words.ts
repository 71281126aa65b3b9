/** Every word about ratings, in all languages. @module */

import {
  fill,
  inLanguage,
  type Language,
  type Localized,
  type RatedGroup,
} from "../harness/core/mod.ts";

const WORDS = {
  ratings: { en: "Ratings", zh: "等級分", ja: "レーティング" },
  players: { en: "{count} players", zh: "{count} 個引擎", ja: "プレイヤー {count}" },
  games: { en: "{count} games", zh: "{count} 局", ja: "{count} 局" },
  advantage: {
    en: "moving first is worth {elo} ± {error}",
    zh: "先手優勢 {elo} ± {error}",
    ja: "先手の有利 {elo} ± {error}",
  },
  drawn: {
    en: "{share} % draws between equals",
    zh: "實力相同時和局率 {share}%",
    ja: "互角同士の引き分け率 {share}%",
  },
  player: { en: "player", zh: "引擎", ja: "プレイヤー" },
  rating: { en: "Elo", zh: "Elo", ja: "Elo" },
  error: { en: "± 95 %", zh: "± 95%", ja: "± 95%" },
  gamesOf: { en: "games", zh: "局數", ja: "局数" },
  score: { en: "score", zh: "得分率", ja: "得点率" },
  superior: { en: "stronger than the next", zh: "強於次一名的機率", ja: "次位より強い確率" },
  note: {
    en:
      "Maximum likelihood over all games, with draws and the first move as parameters; the mean is 0. Bars show 95 % intervals.",
    zh: "以所有對局的最大概似估計，和局與先手優勢為模型參數，平均為 0；橫線為 95% 區間。",
    ja: "全対局の最尤推定。引き分けと先手の有利もパラメータとし、平均は 0。横線は 95% 区間。",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word. */
export type RatingWord = keyof typeof WORDS;

/** A word in a language, with values in its `{places}`. */
export function ratingWord(
  name: RatingWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return inLanguage(fill(WORDS[name], values), language);
}

/**
 * Why a group of players cannot be compared with the first one. `only` is the name of the first
 * group's player where it has no other: then no table stands above.
 */
export function relationWord(
  relation: Exclude<RatedGroup["relation"], "main">,
  only?: string,
): Localized {
  const above = { en: "the players above", zh: "上列引擎", ja: "上のプレイヤー" };
  const named = only === undefined ? above : { en: only, zh: ` ${only} `, ja: ` ${only} ` };
  return fill(RELATIONS[relation], { main: named });
}

const RELATIONS: Readonly<Record<Exclude<RatedGroup["relation"], "main">, Localized>> = {
  above: {
    en: "not comparable with {main}: won every game that leads there",
    zh: "無法與{main}比較：相關對局全勝",
    ja: "{main}とは比較できない。つながる対局はすべて勝ち",
  },
  below: {
    en: "not comparable with {main}: lost every game that leads there",
    zh: "無法與{main}比較：相關對局全敗",
    ja: "{main}とは比較できない。つながる対局はすべて負け",
  },
  apart: {
    en: "not comparable with {main}: no games lead there",
    zh: "無法與{main}比較：沒有相連的對局",
    ja: "{main}とは比較できない。つながる対局がない",
  },
};

/** How far an interval reaches. */
export function errorText(error: number): string {
  return Number.isFinite(error) ? String(Math.round(error)) : "∞";
}
