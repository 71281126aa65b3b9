/** Every word about ratings, in all languages. @module */

import {
  type Estimate,
  fill,
  inLanguage,
  type Language,
  type Localized,
  type RatedGroup,
} from "../harness/core/mod.ts";
import { eloText } from "./match_words.ts";

const WORDS = {
  ratings: { en: "Ratings", zh: "等級分", ja: "レーティング" },
  players: { en: "{count} players", zh: "{count} 位棋手", ja: "対局者 {count}" },
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
  player: { en: "player", zh: "棋手", ja: "対局者" },
  rating: { en: "Elo", zh: "Elo", ja: "Elo" },
  error: { en: "± 95 %", zh: "± 95%", ja: "± 95%" },
  gamesOf: { en: "games", zh: "局數", ja: "局数" },
  score: { en: "score", zh: "得分率", ja: "得点率" },
  superior: { en: "stronger than the next", zh: "強於次一名的機率", ja: "次位より強い確率" },
  note: {
    en: "Maximum likelihood over all games, with draws and the first move as parameters; ",
    zh: "以所有對局的最大概似估計，和局與先手優勢為模型參數；",
    ja: "全対局の最尤推定。引き分けと先手の有利もパラメータとする。",
  },
  centred: { en: "the mean is 0.", zh: "平均為 0。", ja: "平均は 0。" },
  anchored: {
    en: "{name} is set to {elo}.",
    zh: "{name} 固定為 {elo}。",
    ja: "{name} を {elo} に固定。",
  },
  bars: { en: " Bars show 95 % intervals.", zh: "橫線為 95% 區間。", ja: "横線は 95% 区間。" },
  sidesUntold: {
    en:
      "The same players always moved first, so the worth of moving first counts as their strength; games with the sides changed (--swap) tell them apart.",
    zh:
      "對局中先手總是同一方，無法區分先手優勢與實力，先手優勢已計入實力；交換先後手（--swap）即可區分。",
    ja:
      "先手がいつも同じ側なので、先手の有利と実力を区別できず、有利は実力に含まれる。先後を入れ替える対局（--swap）があれば区別できる。",
  },
  repeated: {
    en: "Games that repeat another move for move count once; left out: {count}",
    zh: "每一步都與另一局相同的對局只計一次；未計入 {count} 局",
    ja: "全手順が別の対局と同じものは一度だけ数える。除いた対局：{count} 局",
  },
  copied: {
    en: "Games that lie in several folders count once; left out: {count}",
    zh: "出現在多個資料夾的同一局只計一次；未計入 {count} 局",
    ja: "複数のフォルダにある同じ対局は一度だけ数える。除いた対局：{count} 局",
  },
  superiority: {
    en: "Chance of being stronger",
    zh: "較強的機率",
    ja: "より強い確率",
  },
  superiorityNote: {
    en: "The chance that the player on the left is stronger than the one above.",
    zh: "左方棋手強於上方棋手的機率。",
    ja: "左の対局者が上の相手より強い確率。",
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

/** How many games were rated, and what they say of the first move and of draws. */
export function ratingFacts(
  { players, games, advantage, draws }: {
    readonly players: number;
    readonly games: number;
    readonly advantage?: Estimate;
    readonly draws?: number;
  },
  language: Language,
): readonly string[] {
  const worth = advantage &&
    { elo: eloText(advantage.elo), error: errorText(advantage.error) };
  return [
    ratingWord("players", language, { count: players }),
    ratingWord("games", language, { count: games }),
    ...worth ? [ratingWord("advantage", language, worth)] : [],
    ...draws === undefined
      ? []
      : [ratingWord("drawn", language, { share: (100 * draws).toFixed(1) })],
  ];
}

/**
 * Why a group of players cannot be compared with the first one. `only` is the name of the first
 * group's player where it has no other: then no table stands above.
 */
export function relationWord(
  relation: Exclude<RatedGroup["relation"], "main">,
  only?: string,
): Localized {
  const above = { en: "the players above", zh: "上列棋手", ja: "上の対局者" };
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
    en: "not comparable with {main}: no games tell which is stronger",
    zh: "無法與{main}比較：沒有能判斷強弱的對局",
    ja: "{main}とは比較できない。優劣の分かる対局がない",
  },
};

/** How far an interval reaches. */
export function errorText(error: number): string {
  return Number.isFinite(error) ? String(Math.round(error)) : "∞";
}

/** A rating: with a sign where it is a distance from the mean, plain where a player's is set. */
export function ratingText(elo: number, isAnchored: boolean): string {
  return isAnchored ? eloText(elo).replace(/^\+/, "") : eloText(elo);
}
