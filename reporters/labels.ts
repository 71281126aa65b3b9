/** Every word of the reports that is ours, in all languages. @module */

import { fill, type Language, type Localized, type Outcome } from "../harness/core/mod.ts";
import type { Conclusion } from "./conclusion.ts";

const LABELS = {
  sent: { en: "sent", zh: "送出", ja: "送信" },
  expected: { en: "expected", zh: "預期", ja: "期待" },
  or: { en: "or", zh: "或", ja: "または" },
  actual: { en: "actual", zh: "實際", ja: "実際" },
  source: { en: "source", zh: "原始碼", ja: "ソース" },
  times: { en: "times", zh: "次數", ja: "回数" },
  board: { en: "board", zh: "盤面", ja: "盤面" },
  after: { en: "after", zh: "之後", ja: "その後" },
  hint: { en: "hint", zh: "提示", ja: "ヒント" },
  scenario: { en: "scenario", zh: "情境", ja: "シナリオ" },
  stimulus: { en: "stimulus", zh: "輸入來源", ja: "入力の由来" },
  place: { en: "place", zh: "位置", ja: "場所" },
  also: { en: "also in", zh: "也見於", ja: "同じ違反" },
  replay: { en: "replay", zh: "重現", ja: "再現" },
  why: { en: "why", zh: "原因", ja: "理由" },
  engine: { en: "engine", zh: "引擎", ja: "エンジン" },
  output: { en: "output", zh: "輸出", ja: "出力" },
  next: { en: "next", zh: "下一步", ja: "次に" },
  mendFirst: { en: "fix first", zh: "優先修正", ja: "最初に直す" },
  reports: { en: "reports", zh: "報告", ja: "レポート" },
  everywhere: {
    en: "in {count} of {all} scenarios",
    zh: "{all} 個情境中有 {count} 個違反",
    ja: "シナリオ {all} 件中 {count} 件で違反",
  },
  cut: {
    en: "… (cut; see the HTML report)",
    zh: "…（已截短，詳見 HTML 報告）",
    ja: "…（省略。HTML レポートを参照）",
  },
  more: { en: "and {count} more", zh: "以及另外 {count} 個", ja: "ほか {count} 件" },
  seed: { en: "seed {seed}", zh: "亂數種子 {seed}", ja: "シード {seed}" },
  strict: { en: "strict", zh: "嚴格模式", ja: "厳格モード" },
  failures: { en: "FAILURES", zh: "失敗", ja: "不合格" },
  failuresNote: {
    en: "broken rules, the one to fix first on top",
    zh: "違反的規則，最上面的請優先修正",
    ja: "違反した規則。上から順に直す",
  },
  warnings: { en: "WARNINGS", zh: "警告", ja: "警告" },
  warningsNote: {
    en: "broken recommendations, which do not fail the engine",
    zh: "未遵守的建議，不會使引擎不合格",
    ja: "守られていない推奨事項。不合格にはならない",
  },
  remarks: { en: "REMARKS", zh: "備註", ja: "備考" },
  remarksNote: {
    en: "optional, and not met; nothing is lost by them",
    zh: "選用項目，未達成；不影響結果",
    ja: "任意の項目で、満たしていないもの。結果には影響しない",
  },
  unrepeated: { en: "NOT SEEN AGAIN", zh: "未再發生", ja: "再現せず" },
  unrepeatedNote: {
    en: "seen now and then, and not proven; nothing is lost by it",
    zh: "曾經出現但未能證實；不影響結果",
    ja: "時々見られたが確かめられなかったもの。結果には影響しない",
  },
  notMet: { en: "not met: {what}", zh: "未達成：{what}", ja: "未達成：{what}" },
  errors: { en: "NOT JUDGED", zh: "無法判定", ja: "判定不能" },
  errorsNote: {
    en: "the harness could not judge these; the engine is not to blame",
    zh: "測試工具無法判定，並非引擎的錯",
    ja: "ツール側の都合で判定できなかったもの。エンジンの責任ではない",
  },
  baseline: { en: "BASELINE", zh: "基準", ja: "ベースライン" },
  inDoubt: { en: "in doubt", zh: "存疑", ja: "未確定" },
  unexpectedPass: {
    en: "Passed although the baseline expects a failure: take it out of the baseline",
    zh: "基準預期失敗，實際卻通過：請將它從基準中移除",
    ja: "ベースラインでは失敗のはずが合格した：ベースラインから外すこと",
  },
  cutShort: {
    en: "The run was cut short: {count} of {all} cases never ran",
    zh: "執行被中斷：{all} 個案例中有 {count} 個未執行",
    ja: "実行が中断された：{all} 件中 {count} 件が未実行",
  },
  cutAtLast: {
    en: "The run was cut short after all of its cases had begun",
    zh: "執行被中斷，當時所有案例都已開始",
    ja: "実行が中断された（ケースはすべて始まっていた）",
  },
  lost: {
    en: "The run finished, but {count} of {all} planned cases never ran",
    zh: "執行已結束，但 {all} 個預定案例中有 {count} 個未執行",
    ja: "実行は終わったが、予定の {all} 件中 {count} 件が実行されていない",
  },
  nothingRan: {
    en: "No scenario ran",
    zh: "沒有執行任何情境",
    ja: "シナリオが 1 つも実行されなかった",
  },
  unjudged: {
    en:
      "{count} MUST rules were not judged, for the reasons given at the skipped scenarios: {rules}",
    zh: "有 {count} 條必須遵守的規則未判定；原因見被略過的情境：{rules}",
    ja: "守るべき規則 {count} 件が判定されていない。理由は省いたシナリオにある：{rules}",
  },
  unstartable: {
    en: "The engine could not be started",
    zh: "無法啟動引擎",
    ja: "エンジンを起動できない",
  },
  tryIt: {
    en: "Run the command yourself in a terminal; once it starts there, rerun the check " +
      "(arguments that it needs go behind its path)",
    zh: "請先在終端機自行執行此指令；能啟動後再重新檢查（所需的引數接在路徑之後）",
    ja:
      "端末で同じコマンドを実行し、起動することを確かめてから再度チェックする（必要な引数はパスの後に書く）",
  },
  colon: { en: ": ", zh: "：", ja: "：" },
  semicolon: { en: "; ", zh: "；", ja: "、" },
  noRule: {
    en: "Failed without naming a rule",
    zh: "失敗，但未指明規則",
    ja: "不合格だが規則が示されていない",
  },
  left: {
    en: "left out: the report would be too long",
    zh: "略去：報告會過長",
    ja: "省略：レポートが長くなりすぎるため",
  },
  running: { en: "running", zh: "執行中", ja: "実行中" },
  of: { en: "{count} in all", zh: "共 {count} 個情境", ja: "全 {count} シナリオ" },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a label. */
export type Label = keyof typeof LABELS;

/** A label in a language, with values in its `{places}`. */
export function label(
  name: Label,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(LABELS[name], values)[language];
}

/** Which words tell that a run did not end as planned; none where it did. */
export function lossLabel(
  finished: boolean,
  missing: number,
): "cutShort" | "cutAtLast" | "lost" | undefined {
  if (!finished) return missing > 0 ? "cutShort" : "cutAtLast";
  return missing > 0 ? "lost" : undefined;
}

/** What became of a case, in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, Localized>> = {
  passed: { en: "passed", zh: "通過", ja: "合格" },
  warned: { en: "warned", zh: "警告", ja: "警告" },
  failed: { en: "failed", zh: "失敗", ja: "不合格" },
  skipped: { en: "skipped", zh: "略過", ja: "スキップ" },
  errored: { en: "not judged", zh: "無法判定", ja: "判定不能" },
  "expected-failure": { en: "failed as expected", zh: "如預期失敗", ja: "想定どおり不合格" },
  "unexpected-pass": { en: "passed unexpectedly", zh: "意外通過", ja: "想定外の合格" },
};

/** The outcomes in the order in which counts are told, the worst first. */
export const OUTCOMES: readonly Outcome[] = [
  "failed",
  "errored",
  "warned",
  "unexpected-pass",
  "passed",
  "expected-failure",
  "skipped",
];

/** What the whole run comes to, in words; of a part of the scenarios it says no more than is so. */
export function conclusionWords(
  conclusion: Conclusion,
  { ran, leftOut = 0, games }: {
    readonly ran: number;
    readonly leftOut?: number;
    /** How many games a search has played, where the run was one. */
    readonly games?: number;
  },
): Localized {
  if (conclusion === "conforms" && games !== undefined) return fill(SEARCHED, { games });
  const part = conclusion === "conforms" && leftOut > 0;
  return part ? fill(PART, { ran, left: leftOut }) : CONCLUSION_WORDS[conclusion];
}

const SEARCHED: Localized = {
  en: "No violation was found in {games} games",
  zh: "在 {games} 局中未發現違規",
  ja: "{games} 局で違反は見つからなかった",
};

const PART: Localized = {
  en: "The engine conforms in a part of the scenarios ({ran} run, {left} left out by choice)",
  zh: "就所選的部分情境，引擎符合規範（執行 {ran} 個，未選取 {left} 個）",
  ja: "選んだ一部のシナリオでは仕様に適合（実行 {ran}、対象外 {left}）",
};

/** What the whole run comes to, in words, where all scenarios were asked for. */
export const CONCLUSION_WORDS: Readonly<Record<Conclusion, Localized>> = {
  conforms: { en: "The engine conforms", zh: "引擎符合規範", ja: "エンジンは仕様に適合" },
  violations: {
    en: "The engine does not conform",
    zh: "引擎不符合規範",
    ja: "エンジンは仕様に不適合",
  },
  unstartable: LABELS.unstartable,
  inconclusive: {
    en: "No conclusion about the engine",
    zh: "尚無法對引擎下結論",
    ja: "エンジンについて結論を出せない",
  },
};
