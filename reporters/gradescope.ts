/** The results of one submission for Gradescope. @module */

import {
  fill,
  type Grade,
  inLanguage,
  type Language,
  type LineMark,
  type Report,
  safeJson,
  type Text,
  visible,
} from "../harness/core/mod.ts";
import { breachesOf, clearest } from "./breach.ts";
import { breachText } from "./breach_text.ts";
import { blamedRules } from "./conclusion.ts";
import { GRADEBOOK_WORDS, STANDING_WORDS } from "./gradebook_words.ts";
import { proseLines } from "./lines.ts";

/** When students see something, in Gradescope's words. */
export const VISIBILITIES = ["visible", "after_due_date", "after_published", "hidden"] as const;

/** One of them. */
export type Visibility = typeof VISIBILITIES[number];

/** A column of the leaderboard; by the first one Gradescope ranks, the highest value on top. */
export interface LeaderboardColumn {
  readonly name: string;
  readonly value: number;
}

/** What the file is made of besides the grade. */
export interface GradescopeOptions {
  readonly language: Language;
  /** The report as the student may see it, without hidden scenarios. */
  readonly report?: Report;
  /** What the compiler said; told where nothing could be run. */
  readonly detail?: string;
  /** Of all that is not hidden; visible where absent. */
  readonly visibility?: Visibility;
  readonly leaderboard?: readonly LeaderboardColumn[];
}

const MOST_OUTPUT = 8_000;
const MOST_IN_ALL = 400_000;
const MOST_REASONS = 20;
const MOST_BREACHES = 5;

/**
 * The text of `results.json`: a test per line of the rubric, hidden where students may not see it;
 * good at any moment of a run, since what is not judged yet counts for nothing.
 */
export function gradescopeResults(grade: Grade, options: GradescopeOptions): string {
  const budget = { left: MOST_IN_ALL };
  const { visibility = "visible", leaderboard } = options;
  const data = {
    score: grade.points,
    output: capped(overview(grade, options), budget, options.language),
    output_format: "text",
    visibility,
    stdout_visibility: "hidden",
    tests: grade.marks.map((mark, at) => testOf(mark, { at, budget, options })),
    ...leaderboard && { leaderboard },
    extra_data: { standing: grade.standing, at_most: grade.atMost, most: grade.most },
  };
  return `${safeJson(data, 2)}\n`;
}

interface Context {
  readonly at: number;
  readonly budget: { left: number };
  readonly options: GradescopeOptions;
}

function testOf(mark: LineMark, { at, budget, options }: Context): unknown {
  const { points, most, atMost, hidden, title } = mark;
  const judged = atMost === points;
  const { language } = options;
  // Students may get hold of the file: what is hidden has points in it, and no words.
  const name = hidden ? fill(GRADEBOOK_WORDS.line, { number: at + 1 }) : title;
  return {
    name: visible(inLanguage(name, language), 200),
    name_format: "text",
    number: String(at + 1),
    score: points,
    max_score: most,
    ...judged ? { status: points >= most ? "passed" : "failed" } : {},
    output: hidden ? "" : capped(story(mark, options), budget, language),
    output_format: "text",
    visibility: hidden ? "hidden" : options.visibility ?? "visible",
  };
}

/** The whole grade in words: points, standing, caps, and what kept it from being graded. */
function overview(grade: Grade, { language, report, detail }: GradescopeOptions): string {
  const { points, most, atMost, standing, why, caps } = grade;
  const words = atMost > points ? GRADEBOOK_WORDS.range : GRADEBOOK_WORDS.score;
  const score = fill(words, { points, most, atMost })[language];
  const never = standing === "unbuildable" || standing === "unstartable";
  const said = never ? detail ?? report?.unstartable?.detail ?? "" : "";
  return [
    standing === "graded" ? score : `${score} · ${STANDING_WORDS[standing][language]}`,
    ...[...why === undefined ? [] : [why], ...caps].map((text) => shown(text, language)),
    ...said === "" ? [] : ["", ...proseLines(said)],
  ].join("\n");
}

/** Why a line lost points, and then the story of what was found. */
function story(mark: LineMark, options: GradescopeOptions): string {
  const { language } = options;
  const { reasons } = mark;
  const elsewhere = mark.points < mark.most && mark.hiddenReasons.length > 0;
  const left = reasons.length - MOST_REASONS;
  const parts = [
    reasons.slice(0, MOST_REASONS).map((reason) => `- ${shown(reason, language)}`).join("\n"),
    left > 0 ? fill(GRADEBOOK_WORDS.more, { count: left })[language] : "",
    ...breachTexts(mark, options),
    elsewhere ? GRADEBOOK_WORDS.notShown[language] : "",
  ].filter((part) => part !== "");
  if (parts.length > 0) return parts.join("\n\n");
  return mark.points >= mark.most ? GRADEBOOK_WORDS.all[language] : "";
}

function breachTexts(mark: LineMark, { report, language }: GradescopeOptions): readonly string[] {
  if (!report) return [];
  const ofScenarios = report.cases.filter(({ scenario }) => mark.scenarios.includes(scenario))
    .flatMap((one) => breachesOf(report, one));
  const ofRules = blamedRules(report).filter(({ rule }) => mark.rules.includes(rule.id))
    .flatMap((broken) => clearest(broken) ?? []);
  const breaches = [...ofScenarios, ...ofRules];
  const left = breaches.length - MOST_BREACHES;
  return [
    ...breaches.slice(0, MOST_BREACHES).map((breach) => breachText(breach, language)),
    ...left > 0 ? [fill(GRADEBOOK_WORDS.more, { count: left })[language]] : [],
  ];
}

function shown(text: Text, language: Language): string {
  return visible(inLanguage(text, language), 1000);
}

/** As much of a text as a test may say, and all tests together. */
function capped(text: string, budget: { left: number }, language: Language): string {
  const most = Math.max(0, Math.min(MOST_OUTPUT, budget.left));
  budget.left -= Math.min(text.length, most);
  if (text.length <= most) return text;
  // Not in the middle of a character.
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\n${GRADEBOOK_WORDS.cut[language]}`;
}
