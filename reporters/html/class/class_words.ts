/** The words of the page of a class. @module */

import { fill, type Language, type Localized } from "../../../harness/core/mod.ts";

const WORDS = {
  class: { en: "Class", zh: "全班", ja: "クラス" },
  marks: { en: "Marks", zh: "分數分布", ja: "得点の分布" },
  marksNote: {
    en: "Submissions in each tenth of the points",
    zh: "各分數區間（每 10%）的作業數",
    ja: "得点を十等分した各区間の提出数",
  },
  bin: {
    en: "{from} to {to} points: {count}",
    zh: "{from} 至 {to} 分：{count} 份",
    ja: "{from}〜{to} 点：{count} 件",
  },
  often: { en: "Most often broken", zh: "最常違反的規則", ja: "違反の多い規則" },
  oftenNote: {
    en: "By how many of {all} submissions that ran",
    zh: "在可執行的 {all} 份作業中的份數",
    ja: "実行できた {all} 件のうち、違反した件数",
  },
  nothingBroken: {
    en: "No submission broke a rule",
    zh: "沒有任何作業違反規則",
    ja: "規則を破った提出物はない",
  },
  look: {
    en: "Need a look: {count}",
    zh: "需要查看：{count} 份",
    ja: "確認が必要：{count} 件",
  },
  missing: {
    en: "Not handed in ({count}):",
    zh: "未繳交（{count} 人）：",
    ja: "未提出（{count} 人）：",
  },
  glance: {
    en: "{rule} ({count} of {all})",
    zh: "{rule}（{all} 份中 {count} 份）",
    ja: "{rule}（{all} 件中 {count} 件）",
  },
  legend: {
    en:
      "12–80: not final, from what is certain to what it may become; red: points were lost, the reason is shown when you point at it; ◌: not shown to students",
    zh: "12–80：未定案，由已確定到最高可能的分數；紅色：有扣分，游標移上可見原因；◌：不向學生顯示",
    ja:
      "12–80：未確定で、確定分から取りうる最高点まで。赤字：減点あり（ポインタを合わせると理由を表示）。◌：学生には非公開",
  },
  submissions: { en: "Submissions", zh: "作業", ja: "提出物" },
  byName: { en: "by name", zh: "依名稱", ja: "名前順" },
  byPoints: { en: "by points", zh: "依分數", ja: "得点順" },
  order: { en: "Order", zh: "排序", ja: "並び順" },
  find: { en: "Find a submission", zh: "尋找作業", ja: "提出物を探す" },
  shown: {
    en: "{count} of {all} shown",
    zh: "顯示 {all} 份中的 {count} 份",
    ja: "{all} 件中 {count} 件を表示",
  },
  name: { en: "Submission", zh: "作業", ja: "提出物" },
  points: { en: "Points", zh: "分數", ja: "得点" },
  standing: { en: "Standing", zh: "狀態", ja: "状態" },
  mendFirst: { en: "Fix first", zh: "優先修正", ja: "最初に直す" },
  hiddenLine: { en: "not shown to students", zh: "不向學生顯示", ja: "学生には非公開" },
  matrix: { en: "Submissions and rules", zh: "作業與規則", ja: "提出物と規則" },
  matrixNote: {
    en: "Broken rules, the most frequent first: ✗ broken, ✓ kept, · not reached; pale: SHOULD",
    zh: "有人違反的規則，最常見者在前：✗ 違反、✓ 遵守、· 未觸及；淡色：SHOULD",
    ja: "誰かが破った規則を多い順に：✗ 違反、✓ 遵守、· 未到達。淡色：SHOULD",
  },
  mean: { en: "Mean", zh: "平均", ja: "平均" },
  median: { en: "Median", zh: "中位數", ja: "中央値" },
  full: { en: "Full marks", zh: "滿分", ja: "満点" },
  of: { en: "of {most}", zh: "/ {most}", ja: "/ {most}" },
} as const satisfies Readonly<Record<string, Localized>>;

/** One of the words. */
export type ClassWord = keyof typeof WORDS;

/** A word in a language, with values in its `{places}`. */
export function classWord(
  name: ClassWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(WORDS[name], values)[language];
}
