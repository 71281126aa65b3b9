/** Why points were lost, in words. @module */

import type { Localized } from "../core/mod.ts";

/** The sentences of marks. */
export const MARK_WORDS = {
  failed: { en: "Failed: {ids}", zh: "未通過：{ids}", ja: "不合格：{ids}" },
  warned: {
    en: "Recommendations were broken in: {ids}",
    zh: "未遵守建議事項：{ids}",
    ja: "推奨事項が守られていない：{ids}",
  },
  untried: {
    en: "Could not be tried: {ids} ({why})",
    zh: "無法進行：{ids}（{why}）",
    ja: "実施できなかった：{ids}（{why}）",
  },
  unjudged: {
    en: "Not judged yet, which is not the engine's fault: {ids} ({why})",
    zh: "尚未判定（並非引擎的錯）：{ids}（{why}）",
    ja: "未判定（エンジンの責任ではない）：{ids}（{why}）",
  },
  ended: {
    en:
      "The engine ended it itself (exit, hang, silence or resignation), which earns nothing: {ids}",
    zh: "引擎自行中止（結束、停頓、不回應或認負），不給分：{ids}",
    ja: "エンジン自身が打ち切った（終了・停止・無応答・投了）ため得点なし：{ids}",
  },
  owed: {
    en:
      "The engine still owed an answer when the time was up; grade again, with more time: {ids} ({why})",
    zh: "時間用完時引擎仍未回覆；請重新評分，時間會加長：{ids}（{why}）",
    ja: "時間切れの時点でエンジンの応答がなかった。採点し直すと時間が延びる：{ids}（{why}）",
  },
  withheld: {
    en:
      "Not proven, since the engine ended a scenario itself (exit, hang, silence or resignation) or made plies that are illegal in several ways: {ids}",
    zh:
      "未能證明（引擎自行中止了情境：結束、停頓、不回應或認負；或接連走出不同種類的違規著手）：{ids}",
    ja:
      "確かめられなかった（エンジン自身がシナリオを打ち切った：終了・停止・無応答・投了、または異なる種類の反則手を続けた）：{ids}",
  },
  ruleOwed: {
    en: "The engine still owed an answer when the time was up; grade again, with more time: {ids}",
    zh: "時間用完時引擎仍未回覆；請重新評分，時間會加長：{ids}",
    ja: "時間切れの時点でエンジンの応答がなかった。採点し直すと時間が延びる：{ids}",
  },
  notRun: { en: "not run yet", zh: "尚未執行", ja: "未実行" },
  broken: { en: "Broken: {ids}", zh: "違反：{ids}", ja: "違反：{ids}" },
  unreached: {
    en: "Never put to the test, since all that covers it failed before: {ids}",
    zh: "未曾受測（涵蓋的情境都在此之前失敗）：{ids}",
    ja: "試されなかった（扱うシナリオがすべて先に失敗した）：{ids}",
  },
  ruleUnjudged: {
    en: "Not judged yet, which is not the engine's fault: {ids}",
    zh: "尚未判定（並非引擎的錯）：{ids}",
    ja: "未判定（エンジンの責任ではない）：{ids}",
  },
  excluded: {
    en: "Does not count: {ids} ({why})",
    zh: "不計分：{ids}（{why}）",
    ja: "採点対象外：{ids}（{why}）",
  },
  more: { en: "and {count} more", zh: "及另外 {count} 項", ja: "ほか {count} 件" },
  oneFailed: { en: "{id} failed", zh: "{id} 未通過", ja: "{id} が不合格" },
  oneBroken: { en: "{id} was broken", zh: "違反 {id}", ja: "{id} に違反" },
  oneOpen: { en: "{id} is not judged yet", zh: "{id} 尚未判定", ja: "{id} が未判定" },
  uncovered: {
    en: "nothing that counts covers it",
    zh: "沒有計分的情境涵蓋它",
    ja: "採点対象のシナリオがこれを扱っていない",
  },
  cap: {
    en: "At most {most} points: {why}",
    zh: "最多 {most} 分：{why}",
    ja: "最高 {most} 点：{why}",
  },
  openCap: {
    en: "At most {most} points until it is judged: {why}",
    zh: "判定之前最多 {most} 分：{why}",
    ja: "判定されるまでは最高 {most} 点：{why}",
  },
  ofRubric: { en: "a cap of the rubric", zh: "評分標準的上限", ja: "採点基準の上限" },
  openByHand: {
    en: "{count} scenarios could not be tried, for a reason that is excluded; mark them by hand",
    zh: "有 {count} 個情境因已排除計分的原因而無法進行，請人工評分",
    ja: "採点対象外の原因により {count} 件のシナリオを実施できなかった。手作業で採点すること",
  },
  open: {
    en: "{count} scenarios could not be judged, which is not the engine's fault; grade again",
    zh: "有 {count} 個情境無法判定（並非引擎的錯），請重新評分",
    ja: "{count} 件のシナリオを判定できなかった（エンジンの責任ではない）。採点し直すこと",
  },
  openOwed: {
    en:
      "{count} scenarios are not judged, and the engine still owed an answer when the time was up; grade again, with more time",
    zh: "有 {count} 個情境未判定，且時間用完時引擎仍未回覆；請重新評分，時間會加長",
    ja:
      "{count} 件のシナリオが未判定で、時間切れの時点でエンジンの応答がなかった。採点し直すと時間が延びる",
  },
  must: { en: "What is required", zh: "必要項目", ja: "必須事項" },
  should: { en: "What is recommended", zh: "建議項目", ja: "推奨事項" },
  marks: { en: "Marks", zh: "成績", ja: "成績" },
} as const satisfies Readonly<Record<string, Localized>>;
