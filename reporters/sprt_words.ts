/** What a sequential test says, in all languages. @module */

import {
  fill,
  inLanguage,
  type Language,
  type Localized,
  type SprtReport,
  type SprtTest,
} from "../harness/core/mod.ts";

/** The log-likelihood ratio with its bounds, as in "LLR +1.02 (−3.00 … +3.00)". */
export function llrText(
  { llr, bounds: [low, high] }: Pick<SprtReport, "bounds"> & { readonly llr: number },
): string {
  return `LLR ${signed(llr)} (${signed(low)} … ${signed(high)})`;
}

/** A number with its sign and two places. */
export function signed(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return Number(text) === 0 ? text : `${value > 0 ? "+" : "−"}${text}`;
}

/** The hypotheses and the chances of error. */
export function testText({ elo0, elo1, alpha, beta }: SprtTest, language: Language): string {
  const values = { elo0: elo(elo0), elo1: elo(elo1), alpha: percent(alpha), beta: percent(beta) };
  return inLanguage(fill(WORDS.test, values), language);
}

/** What the test decided, or that it has not. */
export function decisionText(report: SprtReport, name: string, language: Language): string {
  const { test, decision } = report;
  const word = decision === "elo1"
    ? WORDS.stronger
    : decision === "elo0"
    ? WORDS.notStronger
    : WORDS.open;
  return inLanguage(fill(word, { name, elo0: elo(test.elo0), elo1: elo(test.elo1) }), language);
}

/** How much variance pairing has saved; undefined where that cannot be told. */
export function savedText({ saved }: SprtReport, language: Language): string | undefined {
  if (saved === undefined) return undefined;
  const word = saved >= 0 ? WORDS.saved : WORDS.cost;
  return inLanguage(fill(word, { share: percent(Math.abs(saved)) }), language);
}

/** How many pairs repeat an earlier one and do not count; undefined where none does. */
export function repeatedPairsText(
  { repeated }: SprtReport,
  language: Language,
): string | undefined {
  return repeated === 0
    ? undefined
    : inLanguage(fill(WORDS.repeatedPairs, { count: repeated }), language);
}

/** How many games repeat an earlier one; undefined where none does. */
export function repeatedGamesText(
  { repeated, all }: { readonly repeated: number; readonly all: number },
  language: Language,
): string | undefined {
  return repeated === 0
    ? undefined
    : inLanguage(fill(WORDS.repeatedGames, { count: repeated, all }), language);
}

/** What the interval of a match means that a test has ended. */
export function stoppedText(language: Language): string {
  return inLanguage(WORDS.stopped, language);
}

function elo(points: number): string {
  return String(points).replace("-", "−");
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(1))} %`;
}

const WORDS = {
  test: {
    en: "{elo0} or {elo1} Elo; chances of a wrong decision {alpha} and {beta}",
    zh: "{elo0} 或 {elo1} Elo；誤判機率 {alpha} 與 {beta}",
    ja: "{elo0} か {elo1} Elo か。誤判定の確率は {alpha} と {beta}",
  },
  stronger: {
    en: "decided for elo1: {name} leads by {elo1} Elo rather than by {elo0}",
    zh: "判定 elo1 成立：{name} 的優勢較接近 {elo1} Elo，而非 {elo0}",
    ja: "elo1 と判定：{name} の優位は {elo0} より {elo1} Elo に近い",
  },
  notStronger: {
    en: "decided for elo0: {name} leads by {elo0} Elo rather than by {elo1}",
    zh: "判定 elo0 成立：{name} 的優勢較接近 {elo0} Elo，而非 {elo1}",
    ja: "elo0 と判定：{name} の優位は {elo1} より {elo0} Elo に近い",
  },
  open: {
    en: "not decided between {elo0} and {elo1} Elo",
    zh: "尚無法判定是 {elo0} 還是 {elo1} Elo",
    ja: "{elo0} と {elo1} Elo のどちらかまだ判定できない",
  },
  saved: {
    en: "playing each deal with both sides saved {share} of the variance",
    zh: "同一盤面互換先後各下一局，減少了 {share} 的變異數",
    ja: "同じ配置を先後入れ替えて対局し、分散が {share} 減った",
  },
  cost: {
    en: "playing each deal with both sides saved no variance (it grew by {share})",
    zh: "同一盤面互換先後並未減少變異數（增加 {share}）",
    ja: "同じ配置を先後入れ替えても分散は減らなかった（{share} 増）",
  },
  repeatedPairs: {
    en: "{count} pairs repeat an earlier pair move for move and do not count; " +
      "--random-plies, --openings or --random-setup vary the games",
    zh: "有 {count} 組對局與先前某組著手完全相同，不予計算；" +
      "可用 --random-plies、--openings 或 --random-setup 變化開局",
    ja: "{count} 組は以前の組と指し手がすべて同じなので数えない。" +
      "--random-plies、--openings、--random-setup で対局に変化がつく",
  },
  repeatedGames: {
    en: "{count} of {all} games repeat an earlier one move for move, so the interval is too " +
      "narrow; --random-plies, --openings or --random-setup vary the games",
    zh: "{all} 局中有 {count} 局與先前對局的著手完全相同，因此區間過窄；" +
      "可用 --random-plies、--openings 或 --random-setup 變化開局",
    ja: "{all} 局中 {count} 局は以前の対局と指し手がすべて同じで、区間が狭すぎる。" +
      "--random-plies、--openings、--random-setup で対局に変化がつく",
  },
  stopped: {
    en: "The match stopped when the test was decided, so the Elo difference is overstated on " +
      "average, and its interval holds the true value less often than 95 %",
    zh: "檢定一有結論就停止對局，因此 Elo 差平均會偏大，其區間涵蓋真值的機率也低於 95%",
    ja: "判定が出た時点で対局を終えたため、Elo 差は平均して大きめに出る。" +
      "区間が真の値を含む確率も 95% より低い",
  },
} as const satisfies Readonly<Record<string, Localized>>;
