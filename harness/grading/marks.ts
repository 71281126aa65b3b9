/** The marks of one submission. @module */

import {
  certainlyBroken,
  fill,
  type Grade,
  type GradeStanding,
  isUnjudged,
  type Lateness,
  type LineMark,
  type Localized,
  type Report,
  ruleStates,
  shownBy,
  type Text,
} from "../core/mod.ts";
import { counted, type Evidence, evidenceOf, NOTHING, UNKNOWN, type Worth } from "./evidence.ts";
import { type Exclusions, exclusionsFor } from "./exclusions.ts";
import { exactly, type Fraction, isLess, rounded, share, sum } from "./fraction.ts";
import { afterLate } from "./late.ts";
import { isLifted } from "./lifted.ts";
import { MARK_WORDS } from "./mark_words.ts";
import { capAll, type Grounds } from "./caps.ts";
import { reasonsOf } from "./reasons.ts";
import type { Rubric, RubricLine } from "./rubric.ts";

/** What is known of a submission. */
export interface SubmissionAttempt {
  readonly submission: string;
  /** The name of its folder among the results. */
  readonly slug: string;
  readonly report?: Report;
  /** Why there is no report, or none that is whole. */
  readonly trouble?: { readonly standing: Exclude<GradeStanding, "graded">; readonly why: Text };
  /** How late it was handed in. */
  readonly late?: Lateness;
  /** Which of several submissions it is, and the like. */
  readonly told?: readonly Localized[];
}

/** What a submission earned: the same report and rubric give the same grade. */
export function gradeOf(attempt: SubmissionAttempt, rubric: Rubric): Grade {
  const { submission, slug, trouble } = attempt;
  const { exclusions, report, standing, why, evidence } = groundsOf(attempt, rubric);
  const hidden = new Set(rubric.hidden);
  const lines = rubric.lines.map((line) => gradeLine(line, { evidence, exclusions, hidden }));
  const capped = capAll(
    { least: sum(lines.map(({ least }) => least)), most: sum(lines.map(({ most }) => most)) },
    rubric.caps,
    { evidence, exclusions },
  );
  const final = afterLate(capped, attempt.late, rubric.late);
  const open = standing === "graded" && isLess(final.least, final.most);
  const blamesLateness = why === undefined && open && final.open;
  const reason = blamesLateness ? final.text : why;
  return {
    submission,
    slug,
    standing: open ? "inconclusive" : standing,
    ...reason !== undefined && (trouble || open || standing !== "graded") ? { why: reason } : {},
    points: rounded(final.least),
    most: rounded(sum(lines.map(({ whole }) => whole))),
    atMost: rounded(final.most),
    marks: lines.map(({ mark }) => mark),
    caps: [
      ...attempt.told ?? [],
      ...capped.texts,
      ...final.text && !blamesLateness ? [final.text] : [],
    ],
    counts: countsOf(report),
    ...rulesOf(report),
    confinement: report?.run.confinement ?? "",
  };
}

/** What an attempt is judged by: what counts of it, and what that says of scenarios and rules. */
export function groundsOf(
  { submission, report: whole, trouble }: SubmissionAttempt,
  rubric: Rubric,
) {
  const exclusions = exclusionsFor(submission, rubric);
  const report = whole && counted(whole, exclusions);
  const { standing, why } = standingOf(report, trouble);
  return { exclusions, report, standing, why, evidence: evidenceFor(standing, report, rubric) };
}

/** What a line can give, the points of what is excluded left out. */
export function wholeOf(line: RubricLine, exclusions: Exclusions): Fraction {
  const { ids, kind } = line.scope;
  const left = ids.filter((id) => !exclusions[kind].has(id)).length;
  return ids.length === 0 ? exactly(0) : share(exactly(line.points), exactly(left), ids.length);
}

function standingOf(
  report: Report | undefined,
  trouble: SubmissionAttempt["trouble"],
): { readonly standing: GradeStanding; readonly why?: Text } {
  if (trouble) return trouble;
  if (!report) return { standing: "waiting" };
  if (report.unstartable) return { standing: "unstartable", why: report.unstartable.why };
  const begun = new Set(report.cases.map(({ key }) => key));
  const missing = report.run.planned.filter((key) => !begun.has(key)).length;
  const unjudged = report.cases.filter(isUnjudged);
  const count = missing + unjudged.length;
  const byHand = missing === 0 && unjudged.every(isLifted);
  const owed = unjudged.some((one) => shownBy(one) === "owed" || shownBy(one) === "withheld");
  const words = byHand ? MARK_WORDS.openByHand : owed ? MARK_WORDS.openOwed : MARK_WORDS.open;
  const why = count > 0 ? { why: fill(words, { count }) } : {};
  // What could not be judged counts only where points depend on it: that the lines show.
  return { standing: report.finished && missing === 0 ? "graded" : "inconclusive", ...why };
}

const HOPELESS: readonly GradeStanding[] = ["unbuildable", "unstartable", "missing"];

function evidenceFor(
  standing: GradeStanding,
  report: Report | undefined,
  rubric: Rubric,
): Evidence {
  if (HOPELESS.includes(standing)) return NOTHING;
  return report ? evidenceOf(report, rubric) : UNKNOWN;
}

interface GradedLine {
  readonly least: Fraction;
  readonly most: Fraction;
  readonly whole: Fraction;
  readonly mark: LineMark;
}

function gradeLine(
  line: RubricLine,
  { evidence, exclusions, hidden }: Grounds & { readonly hidden: ReadonlySet<string> },
): GradedLine {
  const { kind, ids } = line.scope;
  const excluded = exclusions[kind];
  const worths = ids.filter((id) => !excluded.has(id)).map((id) => evidence(kind, id));
  const whole = wholeOf(line, exclusions);
  const least = earned(whole, worths.map((worth) => worth.least), line);
  const most = earned(whole, worths.map((worth) => worth.most), line);
  const told = [...worths, ...ids.flatMap((id) => leftOut(id, excluded.get(id), hidden))];
  const reasons = (unseen: boolean): readonly Text[] =>
    reasonsOf(told.filter((one) => one.hidden === unseen));
  const costly = worths.filter((worth) => worth.least < 1).map(({ id }) => id);
  const mark: LineMark = {
    id: line.id,
    title: line.title,
    points: rounded(least),
    most: rounded(whole),
    atMost: rounded(most),
    reasons: reasons(false),
    hiddenReasons: reasons(true),
    scenarios: kind === "scenarios" ? costly : [],
    rules: kind === "rules" ? costly : [],
    hidden: line.hidden,
  };
  return { least, most, whole, mark };
}

function earned(whole: Fraction, parts: readonly number[], { partial }: RubricLine): Fraction {
  if (parts.length === 0) return exactly(0);
  if (!partial) return share(whole, exactly(Math.min(...parts)), 1);
  return share(whole, sum(parts.map(exactly)), parts.length);
}

function leftOut(
  id: string,
  why: Text | undefined,
  hidden: ReadonlySet<string>,
): readonly Pick<Worth, "id" | "cause" | "hidden">[] {
  if (why === undefined) return [];
  return [{ id, cause: { words: MARK_WORDS.excluded, why }, hidden: hidden.has(id) }];
}

function countsOf(report: Report | undefined): Grade["counts"] {
  const counts = { passed: 0, warned: 0, failed: 0, skipped: 0, errored: 0 };
  for (const { verdict } of report?.cases ?? []) counts[verdict.kind]++;
  return counts;
}

function rulesOf(report: Report | undefined): Pick<Grade, "broken" | "kept"> {
  if (!report) return { broken: [], kept: [] };
  const states = [...ruleStates(report)];
  return {
    broken: certainlyBroken(report).map(({ rule }) => rule.id),
    kept: states.filter(([, state]) => state === "kept").map(([id]) => id),
  };
}
