/** The words of the page in all languages; those of every report are in ../labels.ts. @module */

import { fill, type Language, type Localized } from "../../harness/core/mod.ts";
import { GAME_WORDS } from "./game_words.ts";

const WORDS = {
  title: { en: "{engine}: {verdict}", zh: "{engine}：{verdict}", ja: "{engine}：{verdict}" },
  skip: { en: "Skip to the report", zh: "跳到報告內容", ja: "本文へ移動" },
  language: { en: "Language", zh: "語言", ja: "言語" },
  theme: { en: "Appearance", zh: "外觀", ja: "外観" },
  auto: { en: "as the system", zh: "依系統", ja: "システムに従う" },
  light: { en: "light", zh: "淺色", ja: "ライト" },
  dark: { en: "dark", zh: "深色", ja: "ダーク" },
  noScript: {
    en:
      "JavaScript is off: the summary and all failures are here; the list of cases, their wire logs and whole games need it.",
    zh: "JavaScript 已關閉：此處仍有摘要與所有失敗；案例清單、通訊紀錄與完整對局需要 JavaScript。",
    ja:
      "JavaScript が無効：概要とすべての不合格は読める。ケース一覧、通信ログ、対局の再生には JavaScript が要る。",
  },
  noScriptMatch: {
    en:
      "JavaScript is off: the result, the broken rules and the list of games are here; boards and what was said need it.",
    zh: "JavaScript 已關閉：此處仍有結果、違反的規則與對局列表；盤面與通訊紀錄需要 JavaScript。",
    ja:
      "JavaScript が無効：結果、違反した規則、対局一覧は読める。盤面と通信ログには JavaScript が要る。",
  },
  noScriptTables: {
    en:
      "JavaScript is off: everything is here to be read; searching, sorting and other languages need it.",
    zh: "JavaScript 已關閉：內容皆可閱讀；搜尋、排序與切換語言需要 JavaScript。",
    ja:
      "JavaScript が無効：内容はすべて読める。検索、並べ替え、言語の切り替えには JavaScript が要る。",
  },
  underWay: {
    en: "Running: {count} of {all} scenarios judged",
    zh: "執行中：已判定 {count}／{all} 個情境",
    ja: "実行中：{all} 件中 {count} 件を判定済み",
  },
  loading: { en: "Unpacking …", zh: "解壓縮中 …", ja: "展開中 …" },
  broken: {
    en: "This page could not unpack its data: {why}",
    zh: "本頁無法解開其資料：{why}",
    ja: "このページのデータを展開できない：{why}",
  },
  summary: { en: "Summary", zh: "摘要", ja: "概要" },
  failures: { en: "Broken rules", zh: "違反的規則", ja: "違反した規則" },
  failuresNote: {
    en: "Found in {cases} of {all} cases; the one to fix first is on top",
    zh: "見於 {all} 個案例中的 {cases} 個；最上面的請優先修正",
    ja: "{all} 件中 {cases} 件のケースで見つかった。上から順に直す",
  },
  warnings: {
    en: "Recommendations not followed",
    zh: "未遵守的建議",
    ja: "守られていない推奨事項",
  },
  warningsNote: {
    en: "Found in {cases} of {all} cases; they do not fail the engine",
    zh: "見於 {all} 個案例中的 {cases} 個；不會使引擎不合格",
    ja: "{all} 件中 {cases} 件のケースで見つかった。不合格にはならない",
  },
  remarks: { en: "Remarks", zh: "備註", ja: "備考" },
  unjudged: { en: "Not judged", zh: "無法判定", ja: "判定不能" },
  cases: { en: "Cases", zh: "案例", ja: "ケース" },
  rules: { en: "Rules", zh: "規則", ja: "規則" },
  matrix: { en: "Engines and rules", zh: "引擎與規則", ja: "エンジンと規則" },
  matrixNote: {
    en: "Rules that at least one engine broke; no engine broke any other.",
    zh: "至少有一個引擎違反的規則；其餘規則沒有引擎違反。",
    ja: "少なくとも一つのエンジンが破った規則。他の規則を破ったエンジンはない。",
  },
  engines: { en: "{count} engines", zh: "{count} 個引擎", ja: "エンジン {count} 個" },
  conform: {
    en: "{count} of {all} engines conform",
    zh: "{all} 個引擎中有 {count} 個符合規範",
    ja: "{all} 個中 {count} 個のエンジンが仕様に適合",
  },
  coverage: { en: "Rules put to the test", zh: "受測規則", ja: "試された規則" },
  tested: { en: "Tested rules", zh: "受測規則", ja: "試した規則" },
  coverageOf: {
    en: "{count} of {all}",
    zh: "{all} 條中的 {count} 條",
    ja: "{all} 件中 {count} 件",
  },
  took: { en: "took", zh: "耗時", ja: "所要時間" },
  startedAt: { en: "started", zh: "開始時間", ja: "開始" },
  command: { en: "command", zh: "指令", ja: "コマンド" },
  confinement: { en: "confined by", zh: "限制方式", ja: "隔離" },
  conditions: { en: "conditions", zh: "條件", ja: "条件" },
  protocol: { en: "protocol", zh: "協定", ja: "プロトコル" },
  mendFirst: { en: "Fix first", zh: "優先修正", ja: "最初に直す" },
  alsoIn: {
    en: "Other cases that found it: {count}",
    zh: "另有 {count} 個案例",
    ja: "ほか {count} 件のケースでも",
  },
  more: { en: "and {count} more", zh: "以及另外 {count} 個", ja: "ほか {count} 件" },
  linkToRule: { en: "Link to {what}", zh: "{what} 的連結", ja: "{what} へのリンク" },
  section: { en: "Source: {what}", zh: "出處：{what}", ja: "出典：{what}" },
  filter: { en: "Filter", zh: "篩選", ja: "絞り込み" },
  search: {
    en: "Text in name, title or rule",
    zh: "名稱、標題或規則中的文字",
    ja: "名前、題、規則の文字",
  },
  verdict: { en: "Verdict", zh: "判定", ja: "判定" },
  level: { en: "Level", zh: "等級", ja: "レベル" },
  anyLevel: { en: "any level", zh: "所有等級", ja: "すべてのレベル" },
  anyProtocol: { en: "any protocol", zh: "所有協定", ja: "すべてのプロトコル" },
  engine: { en: "Engine", zh: "引擎", ja: "エンジン" },
  shown: {
    en: "{count} of {all} cases",
    zh: "{all} 個案例中的 {count} 個",
    ja: "{all} 件中 {count} 件",
  },
  noneShown: {
    en: "No case fits the filter.",
    zh: "沒有符合篩選條件的案例。",
    ja: "条件に合うケースがない。",
  },
  showMore: { en: "Show {count} more", zh: "再顯示 {count} 個", ja: "さらに {count} 件表示" },
  name: { en: "Case", zh: "案例", ja: "ケース" },
  brokenRules: { en: "Broken rules", zh: "違反的規則", ja: "違反した規則" },
  time: { en: "Time", zh: "時間", ja: "時間" },
  milliseconds: { en: "{count} ms", zh: "{count} 毫秒", ja: "{count} ミリ秒" },
  seconds: { en: "{count} s", zh: "{count} 秒", ja: "{count} 秒" },
  minutes: { en: "{count} min", zh: "{count} 分", ja: "{count} 分" },
  kept: { en: "kept", zh: "遵守", ja: "遵守" },
  brokenRule: { en: "broken", zh: "違反", ja: "違反" },
  knownBroken: { en: "broken as expected", zh: "如預期違反", ja: "想定どおり違反" },
  untried: { en: "not reached", zh: "未測到", ja: "未到達" },
  untriedNote: {
    en:
      "Not reached: no case that tests the rule came to its end; it was skipped, could not be judged, or failed before.",
    zh: "未測到：測試該規則的案例都沒有走到最後，可能被略過、無法判定，或先因其他問題失敗。",
    ja:
      "未到達：その規則を試すケースがどれも最後まで進まなかった（スキップ、判定不能、または先に不合格）。",
  },
  testedBy: { en: "tested by", zh: "測試情境", ja: "試すシナリオ" },
  caseBefore: { en: "previous", zh: "上一個", ja: "前へ" },
  caseAfter: { en: "next", zh: "下一個", ja: "次へ" },
  back: { en: "All cases", zh: "所有案例", ja: "すべてのケース" },
  attempt: {
    en: "Second attempt, alone: it replaces the first",
    zh: "第二次單獨執行：取代第一次",
    ja: "単独での再実行：初回に代わる",
  },
  expectedFailure: {
    en: "The baseline expects a failure",
    zh: "基準預期失敗",
    ja: "ベースラインでは失敗の予定",
  },
  noSuchRule: {
    en: "There is no rule {what} here.",
    zh: "此處沒有規則 {what}。",
    ja: "規則 {what} はここにない。",
  },
  noSuchCase: {
    en: "There is no case {what} in this report.",
    zh: "本報告沒有案例 {what}。",
    ja: "このレポートにケース {what} はない。",
  },
  elsewhere: {
    en: "The talk of this case did not fit into this file: it is in {file}.",
    zh: "此案例的通訊紀錄放不下，另存於 {file}。",
    ja: "このケースの通信はこのファイルに収まらず、{file} にある。",
  },
  severalFiles: {
    en:
      "The talk of some cases is in {count} more files beside this one; keep them together when you send the report.",
    zh: "部分案例的通訊紀錄在旁邊另外 {count} 個檔案中；傳送報告時請一併附上。",
    ja: "一部のケースの通信は隣の {count} 個のファイルにある。レポートを渡すときは一緒に渡すこと。",
  },
  story: { en: "What went wrong", zh: "問題所在", ja: "問題点" },
  scenarioFile: { en: "Scenario", zh: "情境檔", ja: "シナリオ" },
  waiting: { en: "the step that waited", zh: "等待中的步驟", ja: "待っていたステップ" },
  noSource: {
    en: "The text of the scenario is not in the stream of events.",
    zh: "事件紀錄中沒有情境檔的內容。",
    ja: "イベントの記録にシナリオの本文がない。",
  },
  wireLog: { en: "Wire log", zh: "通訊紀錄", ja: "通信ログ" },
  wireNote: {
    en: "Seconds since the engine was started; invisible characters are shown.",
    zh: "引擎啟動後的秒數；不可見字元會顯示出來。",
    ja: "エンジン起動からの秒数。見えない文字も表示する。",
  },
  noWire: { en: "Nothing went over the wire.", zh: "沒有任何通訊。", ja: "通信はなかった。" },
  leftOut: {
    en: "{count} lines left out here; events.jsonl has them all",
    zh: "此處略去 {count} 行；完整內容見 events.jsonl",
    ja: "ここで {count} 行を省略。全体は events.jsonl にある",
  },
  fromHarness: { en: "sent to the engine", zh: "送給引擎", ja: "エンジンへ送信" },
  fromEngine: { en: "the engine's answer", zh: "引擎回覆", ja: "エンジンの応答" },
  fromStderr: { en: "standard error", zh: "標準錯誤", ja: "標準エラー" },
  fromNote: { en: "note of the harness", zh: "測試工具註記", ja: "ツールの注記" },
  evidence: { en: "evidence", zh: "證據", ja: "証拠" },
  gap: { en: "{time} of silence", zh: "靜默 {time}", ja: "{time} の沈黙" },
  unfold: {
    en: "Show all {count} characters",
    zh: "顯示全部 {count} 個字元",
    ja: "全 {count} 文字を表示",
  },
  characters: { en: "{count} characters", zh: "{count} 個字元", ja: "{count} 文字" },
  unfoldLines: {
    en: "Show all {count} lines",
    zh: "顯示全部 {count} 行",
    ja: "全 {count} 行を表示",
  },
  fold: { en: "Fold", zh: "收合", ja: "たたむ" },
  showBytes: { en: "Bytes (0x)", zh: "位元組（0x）", ja: "バイト（0x）" },
  exitCode: { en: "exit code {code}", zh: "結束代碼 {code}", ja: "終了コード {code}" },
  exitSignal: { en: "ended by {signal}", zh: "被 {signal} 終止", ja: "{signal} で終了" },
  fileUnchanged: { en: "unchanged", zh: "未變", ja: "変更なし" },
  fileChanged: { en: "changed", zh: "已改", ja: "変更あり" },
  fileGone: { en: "gone", zh: "不見了", ja: "消えた" },
  fileNoFile: {
    en: "no plain file any more",
    zh: "不再是一般檔案",
    ja: "通常のファイルでなくなった",
  },
  fileNew: { en: "new", zh: "新出現", ja: "新規" },
  bytesOf: { en: "Bytes of line {line}", zh: "第 {line} 行的位元組", ja: "{line} 行目のバイト" },
  ...GAME_WORDS,
  rulebook: { en: "Rulebook", zh: "規則手冊", ja: "規則集" },
  rulebookNote: {
    en:
      "{count} rules, each with what it asks for, how to fix a breach, and the scenarios that test it",
    zh: "{count} 條規則，各附要求、修正方法與測試情境",
    ja: "{count} 件の規則。要求、直し方、試すシナリオ",
  },
  contents: { en: "Contents", zh: "目錄", ja: "目次" },
  searchRules: {
    en: "Text in a rule, its hint or its scenarios",
    zh: "規則、提示或情境中的文字",
    ja: "規則、ヒント、シナリオの文字",
  },
  rulesShown: {
    en: "{count} of {all} rules",
    zh: "{all} 條規則中的 {count} 條",
    ja: "{all} 件中 {count} 件の規則",
  },
  noRuleShown: {
    en: "No rule fits the filter.",
    zh: "沒有符合篩選條件的規則。",
    ja: "条件に合う規則がない。",
  },
  noScenario: { en: "no scenario", zh: "無情境", ja: "シナリオなし" },
  madeBy: {
    en: "Made by Shinpan {version}",
    zh: "由 Shinpan {version} 產生",
    ja: "Shinpan {version} が作成",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word. */
export type Word = keyof typeof WORDS;

/** A word in a language, with values in its `{places}`. */
export function word(
  name: Word,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(WORDS[name], values)[language];
}

/** The language's name in itself, and its tag for the browser. */
export const LANGUAGE_NAMES: Readonly<
  Record<Language, { readonly name: string; readonly short: string; readonly tag: string }>
> = {
  en: { name: "English", short: "EN", tag: "en" },
  zh: { name: "繁體中文", short: "中文", tag: "zh-Hant" },
  ja: { name: "日本語", short: "日本語", tag: "ja" },
};
