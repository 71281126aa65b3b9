/** Grades to render in tests. @module */

import { type Grade, type Gradebook, type LineMark, untranslated } from "../core/mod.ts";
import { HOSTILE_TEXTS, SAMPLE_RULES } from "./sample_report.ts";

/** What a line gave, changed as told. */
export function sampleMark(changes: Partial<LineMark> = {}): LineMark {
  return {
    id: "must",
    title: { en: "What is required", zh: "必要項目", ja: "必須事項" },
    points: 60,
    most: 90,
    atMost: 60,
    reasons: [{
      en: "mgtp/reply-id was broken",
      zh: "違反 mgtp/reply-id",
      ja: "mgtp/reply-id に違反",
    }],
    hiddenReasons: [],
    scenarios: [],
    rules: ["mgtp/reply-id"],
    hidden: false,
    ...changes,
  };
}

/** A grade of 70 points, changed as told. */
export function sampleGrade(submission: string, changes: Partial<Grade> = {}): Grade {
  const should = { id: "should", title: "Recommended", points: 10, most: 10, atMost: 10 };
  return {
    submission,
    slug: "x",
    standing: "graded",
    points: 70,
    most: 100,
    atMost: 70,
    marks: [sampleMark(), sampleMark({ ...should, reasons: [], rules: [] })],
    caps: [],
    counts: { passed: 8, warned: 1, failed: 2, skipped: 0, errored: 0 },
    broken: ["mgtp/reply-id", "mgtp/no-noise"],
    kept: ["mgtp/in-time"],
    confinement: "namespaces",
    ...changes,
  };
}

const FULL = {
  points: 100,
  atMost: 100,
  broken: [],
  marks: [sampleMark({ points: 90, atMost: 90, reasons: [], rules: [] })],
};

/** A small class in which everything occurs. */
export function sampleGradebook(
  grades: readonly Grade[] = [
    sampleGrade("alice", FULL),
    sampleGrade("bob"),
    sampleGrade("carol", {
      standing: "unbuildable",
      why: { en: "make failed", zh: "make 失敗", ja: "make が失敗" },
      points: 0,
      atMost: 0,
      broken: [],
    }),
    sampleGrade("dave", { standing: "inconclusive", points: 12.5, atMost: 80, caps: ["Capped"] }),
    sampleGrade("王小明", { points: 33.33, atMost: 33.33, broken: ["mgtp/reply-id"] }),
    sampleGrade("zoe", { standing: "waiting", points: 0, atMost: 100, marks: [], broken: [] }),
  ],
): Gradebook {
  return {
    title: { en: "Homework 2", zh: "作業二", ja: "課題 2" },
    protocol: "mgtp",
    version: "0.1.0",
    rules: SAMPLE_RULES,
    lines: [
      { id: "must", title: "Required", most: 90, hidden: false },
      { id: "should", title: "Recommended", most: 10, hidden: false },
    ],
    most: 100,
    grades,
  };
}

/** What a submission may be called to become a formula, a command or two cells. */
export const HOSTILE_NAMES: readonly string[] = [
  ...HOSTILE_TEXTS.map((text) => text.slice(0, 3000)),
  '=cmd|"/C calc"!A0',
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  '"=1"',
  "'=1",
  'a,"b",c',
  "two\nlines",
  "two\r\nlines",
  ";=1",
  " padded ",
  "\ufeff=1",
  "00123",
];

/** A class with hostile text wherever a text can stand. */
export function hostileGradebook(): Gradebook {
  const grades = HOSTILE_NAMES.map((text) =>
    sampleGrade(text, {
      standing: "unstartable",
      why: untranslated(text),
      caps: [text],
      broken: [text],
      marks: [sampleMark({ title: text, reasons: [text, untranslated(text)] })],
    })
  );
  const lines = [{ id: "must", title: "=1", most: 90, hidden: false }, {
    id: "=1+1",
    title: "x",
    most: 1,
    hidden: false,
  }];
  return { ...sampleGradebook(grades), title: HOSTILE_NAMES.join("").slice(0, 900), lines };
}
