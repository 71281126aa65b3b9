/** The words of a match's page that no other text needs. @module */

import { fill, type Language, type Localized } from "../../../harness/core/mod.ts";
import { type MatchWord, matchWord } from "../../match_words.ts";
import { useReader } from "../view/reader.tsx";

const WORDS = {
  counts: { en: "games", zh: "局數", ja: "局数" },
  rates: { en: "rates", zh: "比率", ja: "比率" },
  showAs: { en: "Show as", zh: "顯示方式", ja: "表示" },
  total: { en: "all games", zh: "全部對局", ja: "全対局" },
  results: { en: "Results", zh: "勝負統計", ja: "勝敗の統計" },
  gamesTable: { en: "Games", zh: "對局列表", ja: "対局一覧" },
  number: { en: "No.", zh: "局", ja: "局" },
  first: { en: "First", zh: "先手", ja: "先手" },
  second: { en: "Second", zh: "後手", ja: "後手" },
  winner: { en: "Winner", zh: "勝方", ja: "勝者" },
  reason: { en: "Reason", zh: "終局原因", ja: "理由" },
  plies: { en: "Plies", zh: "手數", ja: "手数" },
  took: { en: "Time", zh: "用時", ja: "時間" },
  record: { en: "Record", zh: "棋譜", ja: "棋譜" },
  filter: { en: "Winner, reason or rule", zh: "勝方、原因或規則", ja: "勝者・理由・規則" },
  any: { en: "all", zh: "全部", ja: "すべて" },
  wonBy: { en: "{name} won", zh: "{name} 勝", ja: "{name} の勝ち" },
  shown: {
    en: "{count} of {all} games",
    zh: "{all} 局中的 {count} 局",
    ja: "{all} 局中 {count} 局",
  },
  sortBy: { en: "Sort by {what}", zh: "依 {what} 排序", ja: "{what} で並べ替え" },
  ends: { en: "How the games ended", zh: "終局原因", ja: "終局の理由" },
  player: { en: "Player", zh: "棋手", ja: "対局者" },
  games: { en: "Games", zh: "局數", ja: "局数" },
  back: { en: "All games", zh: "所有對局", ja: "すべての対局" },
  reload: { en: "Reload", zh: "重新載入", ja: "再読み込み" },
  timeUse: { en: "Time use", zh: "用時統計", ja: "消費時間" },
  mean: { en: "mean a ply", zh: "每手平均", ja: "一手平均" },
  longest: { en: "longest ply", zh: "最長一手", ja: "最長の一手" },
  leastLeft: { en: "least left", zh: "最少剩餘", ja: "最少の残り" },
  perGame: { en: "mean a game", zh: "每局平均", ja: "一局平均" },
  conditions: { en: "Conditions", zh: "對局條件", ja: "対局条件" },
  moreGames: { en: "Show {count} more", zh: "再顯示 {count} 局", ja: "さらに {count} 局" },
  noGames: { en: "No game fits", zh: "沒有符合的對局", ja: "該当する対局なし" },
  sprt: { en: "Sequential test (SPRT)", zh: "逐次檢定（SPRT）", ja: "逐次検定（SPRT）" },
  llrCurve: {
    en: "The log-likelihood ratio after each pair of games, between its bounds",
    zh: "每組對局後的對數概似比與上下界",
    ja: "各組の対局後の対数尤度比と上下の境界",
  },
  afterPairs: { en: "pair {pairs}", zh: "第 {pairs} 組", ja: "{pairs} 組目" },
  pentanomial: {
    en: "{pairs} pairs, by points 0, ½, 1, 1½, 2:",
    zh: "{pairs} 組，依得分 0、½、1、1½、2 計：",
    ja: "{pairs} 組。得点 0、½、1、1½、2 の組数：",
  },
  tableNote: {
    en: "Points of the player on the left against the one above; a link leads to the games.",
    zh: "左方棋手對上方棋手的得分；點選可查看對局。",
    ja: "左の対局者が上の相手から得た点。リンク先に対局がある。",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word of the page. */
export type PageWord = keyof typeof WORDS;

type Values = Readonly<Record<string, string | number>>;

/** A word of the page in a language. */
export function pageWord(name: PageWord, language: Language, values: Values = {}): string {
  return fill(WORDS[name], values)[language];
}

/** The words of the page and of all texts about matches, in the reader's language. */
export function useMatchWords(): {
  say(name: PageWord, values?: Values): string;
  tell(name: MatchWord, values?: Values): string;
} {
  const { language } = useReader();
  return {
    say: (name, values) => pageWord(name, language, values),
    tell: (name, values) => matchWord(name, language, values),
  };
}
