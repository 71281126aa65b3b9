/** What an audit says. @module */

import { fill, type Localized, untranslated } from "../core/mod.ts";
import type { GradeDifference } from "../grading/mod.ts";

/** A difference in words. */
export function differenceText({ what, line, one, other }: GradeDifference): Localized {
  const name = line === undefined ? WHAT[what] : untranslated(line);
  return fill(AUDIT_WORDS.differs, { what: name, one: one || "–", other: other || "–" });
}

const WHAT: Readonly<Record<GradeDifference["what"], Localized>> = {
  standing: { en: "standing", zh: "狀態", ja: "状態" },
  points: { en: "points", zh: "分數", ja: "得点" },
  most: { en: "maximum", zh: "滿分", ja: "満点" },
  atMost: { en: "at most", zh: "最高可能", ja: "最高" },
  broken: { en: "broken rules", zh: "違反的規則", ja: "違反した規則" },
  line: { en: "line", zh: "項目", ja: "項目" },
};

/** The sentences of an audit. */
export const AUDIT_WORDS = {
  differs: {
    en: "{what}: {one} → {other}",
    zh: "{what}：{one} → {other}",
    ja: "{what}：{one} → {other}",
  },
  same: {
    en: "{count} marks derived again: nothing differs",
    zh: "重新推算 {count} 個成績：完全相同",
    ja: "{count} 件の成績を計算し直した：違いはない",
  },
  found: {
    en: "{count} of {all} differ (kept → derived)",
    zh: "{all} 個成績中有 {count} 個不同（保存 → 推算）",
    ja: "{all} 件中 {count} 件が異なる（保存 → 再計算）",
  },
  between: {
    en: "{count} of {all} differ ({one} → {other})",
    zh: "{all} 個成績中有 {count} 個不同（{one} → {other}）",
    ja: "{all} 件中 {count} 件が異なる（{one} → {other}）",
  },
  alike: {
    en: "{count} marks are the same in both",
    zh: "兩者的 {count} 個成績相同",
    ja: "{count} 件の成績はどちらも同じ",
  },
  notKept: {
    en: "it is not in the gradebook",
    zh: "成績簿中沒有",
    ja: "成績簿にない",
  },
  noJournal: {
    en: "no journal explains its marks",
    zh: "沒有紀錄說明分數的由來",
    ja: "得点の根拠となる記録がない",
  },
  stranger: {
    en: "it is in the gradebook, but not in the class",
    zh: "成績簿中有，但不在班級中",
    ja: "成績簿にあるが、クラスにいない",
  },
  csv: {
    en: "gradebook.csv does not say what gradebook.json says",
    zh: "gradebook.csv 與 gradebook.json 不符",
    ja: "gradebook.csv が gradebook.json と一致しない",
  },
  student: {
    en: "results.json of the student says {score} points",
    zh: "學生的 results.json 寫的是 {score} 分",
    ja: "学生の results.json では {score} 点",
  },
  onlyIn: { en: "it is only in {name}", zh: "只在 {name} 中", ja: "{name} にしかない" },
  otherWork: {
    en: "another submission was graded",
    zh: "評分的作業內容不同",
    ja: "採点した提出物の内容が異なる",
  },
  otherTerms: {
    en: "The two differ in: {what}",
    zh: "兩者的不同之處：{what}",
    ja: "両者の違い：{what}",
  },
  verdict: {
    en: "{scenario}: {one} → {other}",
    zh: "{scenario}：{one} → {other}",
    ja: "{scenario}：{one} → {other}",
  },
} as const satisfies Readonly<Record<string, Localized>>;
