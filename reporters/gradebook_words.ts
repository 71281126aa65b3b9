/** The words of gradebooks, in all languages. @module */

import type { GradeStanding, Localized } from "../harness/core/mod.ts";

/** How far a submission got, in words. */
export const STANDING_WORDS: Readonly<Record<GradeStanding, Localized>> = {
  graded: { en: "graded", zh: "已評分", ja: "採点済み" },
  inconclusive: { en: "not final", zh: "未定案", ja: "未確定" },
  unbuildable: { en: "does not build", zh: "無法建置", ja: "ビルド不可" },
  unstartable: { en: "does not start", zh: "無法啟動", ja: "起動不可" },
  waiting: { en: "waiting", zh: "等待中", ja: "待機中" },
  missing: { en: "not handed in", zh: "未繳交", ja: "未提出" },
};

/** Everything else that a gradebook says. */
export const GRADEBOOK_WORDS = {
  submissions: { en: "{count} submissions", zh: "{count} 份作業", ja: "提出 {count} 件" },
  oneSubmission: { en: "1 submission", zh: "1 份作業", ja: "提出 1 件" },
  line: {
    en: "Line {number} of the rubric",
    zh: "評分標準第 {number} 項",
    ja: "採点基準の {number} 番目",
  },
  notShown: {
    en: "Some points depend on scenarios that are not shown",
    zh: "部分分數取決於未公開的情境",
    ja: "一部の点は非公開のシナリオによる",
  },
  submission: { en: "submission", zh: "作業", ja: "提出物" },
  points: { en: "points", zh: "分數", ja: "得点" },
  standing: { en: "standing", zh: "狀態", ja: "状態" },
  mendFirst: { en: "fix first", zh: "優先修正", ja: "最初に直す" },
  distribution: { en: "distribution", zh: "分布", ja: "分布" },
  mean: { en: "mean {points}", zh: "平均 {points}", ja: "平均 {points}" },
  median: { en: "median {points}", zh: "中位數 {points}", ja: "中央値 {points}" },
  mostBroken: { en: "most often broken", zh: "最常違反", ja: "違反が多い規則" },
  score: {
    en: "{points} of {most} points",
    zh: "{points} / {most} 分",
    ja: "{points} / {most} 点",
  },
  range: {
    en: "{points} to {atMost} of {most} points",
    zh: "{points} 至 {atMost} / {most} 分",
    ja: "{points}〜{atMost} / {most} 点",
  },
  all: { en: "Everything as it should be", zh: "全部正確", ja: "すべて問題なし" },
  more: { en: "and {count} more", zh: "以及另外 {count} 個", ja: "ほか {count} 件" },
  cut: { en: "… (the rest is left out)", zh: "…（其餘略去）", ja: "…（以下省略）" },
} as const satisfies Readonly<Record<string, Localized>>;
