/** Why points were lost, in words. @module */

import { type Localized, type Text, untranslated } from "../core/mod.ts";

/** The sentences of marks. */
export const MARK_WORDS = {
  failed: { en: "{id} failed", zh: "{id} 未通過", ja: "{id} が不合格" },
  warned: {
    en: "{id} broke a recommendation",
    zh: "{id} 未遵守建議事項",
    ja: "{id} で推奨事項が守られていない",
  },
  untried: {
    en: "{id} could not be tried: {why}",
    zh: "{id} 無法進行：{why}",
    ja: "{id} は実施できなかった: {why}",
  },
  unjudged: {
    en: "{id} could not be judged yet, which is not the engine's fault: {why}",
    zh: "{id} 尚無法判定（並非引擎的錯）：{why}",
    ja: "{id} はまだ判定できていない（エンジンの責任ではない）: {why}",
  },
  notRun: { en: "it has not run", zh: "尚未執行", ja: "未実行" },
  broken: { en: "{id} was broken", zh: "違反 {id}", ja: "{id} に違反" },
  unreached: {
    en: "{id} was never put to the test: everything that covers it failed before",
    zh: "{id} 未曾受測：涵蓋它的情境都在此之前失敗",
    ja: "{id} は試されなかった: それを扱うシナリオがすべて先に失敗した",
  },
  ruleUnjudged: {
    en: "{id} could not be judged yet, which is not the engine's fault",
    zh: "{id} 尚無法判定（並非引擎的錯）",
    ja: "{id} はまだ判定できていない（エンジンの責任ではない）",
  },
  excluded: {
    en: "{id} does not count: {why}",
    zh: "{id} 不計分：{why}",
    ja: "{id} は採点対象外: {why}",
  },
  uncovered: {
    en: "nothing that counts covers it",
    zh: "沒有計分的情境涵蓋它",
    ja: "採点対象のシナリオがこれを扱っていない",
  },
  cap: {
    en: "At most {most} points: {why}",
    zh: "最多 {most} 分：{why}",
    ja: "最高 {most} 点: {why}",
  },
  openCap: {
    en: "At most {most} points until it is judged: {why}",
    zh: "判定之前最多 {most} 分：{why}",
    ja: "判定されるまでは最高 {most} 点: {why}",
  },
  secret: { en: "a hidden scenario", zh: "隱藏的情境", ja: "非公開のシナリオ" },
  open: {
    en: "{count} scenarios could not be judged, which is not the engine's fault; grade again",
    zh: "有 {count} 個情境無法判定（並非引擎的錯），請重新評分",
    ja: "{count} 件のシナリオを判定できなかった（エンジンの責任ではない）。採点し直すこと",
  },
  must: { en: "What is required", zh: "必要項目", ja: "必須事項" },
  should: { en: "What is recommended", zh: "建議項目", ja: "推奨事項" },
  marks: { en: "Marks", zh: "成績", ja: "成績" },
} as const satisfies Readonly<Record<string, Localized>>;

/** Words of a rubric, which may be in one language, in all of them. */
export function inAllLanguages(text: Text): Localized {
  return typeof text === "string" ? untranslated(text) : text;
}
