/** The marks of a class on the console. @module */

import {
  fill,
  type Grade,
  type Gradebook,
  type GradeStanding,
  inLanguage,
  type Language,
  type Localized,
  visible,
} from "../../harness/core/mod.ts";
import { GRADEBOOK_WORDS, STANDING_WORDS } from "../gradebook_words.ts";
import { defuse } from "../lines.ts";
import { cutTo, padTo, widest, widthOf } from "../width.ts";
import { distributionLine, mostBroken } from "./gradebook_summary.ts";
import { type Colour, type Paint, paintOf } from "./paint.ts";

/** What the terminal can show. */
export interface GradebookOptions {
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
}

const MOST_NAME = 28;
const BAR = 16;
/** Below this there is no room for bars. */
const ROOMY = 72;
const LEAST_REST = 8;

const LOOKS: Readonly<Record<GradeStanding, { readonly sign: string; readonly colour: Colour }>> = {
  graded: { sign: " ", colour: "dim" },
  inconclusive: { sign: "?", colour: "yellow" },
  unbuildable: { sign: "✗", colour: "red" },
  unstartable: { sign: "✗", colour: "red" },
  waiting: { sign: "…", colour: "dim" },
  missing: { sign: "–", colour: "dim" },
};

/** A row per submission, how the marks are distributed, and which rules most of them broke. */
export function renderGradebook(book: Gradebook, options: GradebookOptions): string {
  const { language } = options;
  const paint = paintOf(options.colour);
  const title = visible(inLanguage(book.title, language), 200);
  const { submissions, oneSubmission } = GRADEBOOK_WORDS;
  const words = book.grades.length === 1 ? oneSubmission : submissions;
  const count = fill(words, { count: book.grades.length })[language];
  const head = cutTo(`${title} · ${visible(book.protocol)} · ${count}`, options.width);
  const lines = [
    paint("bold", head),
    "",
    ...table(book, { ...options, paint }),
    "",
    ...distributionLine(book, { ...options, paint }),
    ...mostBroken(book, { ...options, paint }),
  ];
  return defuse(`${lines.join("\n").trimEnd()}\n`);
}

interface Look extends GradebookOptions {
  readonly paint: Paint;
}

interface Columns {
  readonly name: number;
  readonly points: number;
  readonly bar: number;
  readonly standing: number;
  /** What is left for the rule to fix first. */
  readonly rest: number;
}

function table(book: Gradebook, look: Look): readonly string[] {
  if (book.grades.length === 0) return [];
  const columns = columnsOf(book, look);
  return [heading(columns, look), ...book.grades.map((grade) => row(grade, columns, look))];
}

function columnsOf({ grades }: Gradebook, { language, width }: Look): Columns {
  const say = (words: Localized): string => words[language];
  const name = Math.min(
    MOST_NAME,
    Math.max(10, Math.floor(width / 3)),
    widest([say(GRADEBOOK_WORDS.submission), ...grades.map(nameOf)]),
  );
  const points = widest([say(GRADEBOOK_WORDS.points), ...grades.map(pointsOf)]);
  const standings = grades.map(({ standing }) => STANDING_WORDS[standing][language]);
  const words = widest([say(GRADEBOOK_WORDS.standing), ...standings]);
  const needed = 2 + name + 2 + points;
  // The sign before the name tells the standing too.
  const standing = needed + 2 + words <= width ? words : 0;
  const bar = width >= ROOMY ? BAR : 0;
  const rest = width - needed - [standing, bar].reduce((sum, one) => sum + (one && one + 2), 0) - 2;
  return { name, points, bar, standing, rest: rest > LEAST_REST ? rest : 0 };
}

function heading(columns: Columns, { language, paint }: Look): string {
  const words = (name: keyof typeof GRADEBOOK_WORDS): string => GRADEBOOK_WORDS[name][language];
  const cells = [
    `  ${padTo(words("submission"), columns.name)}`,
    padBefore(words("points"), columns.points),
    ...columns.bar > 0 ? [" ".repeat(columns.bar)] : [],
    ...columns.standing > 0 ? [padTo(words("standing"), columns.standing)] : [],
    ...columns.rest > 0 ? [cutTo(words("mendFirst"), columns.rest)] : [],
  ];
  return paint("dim", cells.join("  ").trimEnd());
}

function row(grade: Grade, columns: Columns, look: Look): string {
  const { language, paint } = look;
  const { sign, colour } = LOOKS[grade.standing];
  const about = grade.broken[0] ?? inLanguage(grade.why ?? "", language);
  const cells = [
    `${paint(colour, sign)} ${padTo(cutTo(nameOf(grade), columns.name), columns.name)}`,
    padBefore(pointsOf(grade), columns.points),
    ...columns.bar > 0 ? [barOf(grade, columns.bar, paint)] : [],
    ...columns.standing > 0
      ? [paint(colour, padTo(STANDING_WORDS[grade.standing][language], columns.standing))]
      : [],
    ...columns.rest > 0 ? [cutTo(visible(about, 200), columns.rest)] : [],
  ];
  return cells.join("  ").trimEnd();
}

function nameOf({ submission }: Grade): string {
  return visible(submission, 60);
}

/** The points, up to where they may still grow, of how many. */
function pointsOf({ points, atMost, most }: Grade): string {
  const open = atMost > points ? `–${atMost}` : "";
  return `${points}${open} / ${most}`;
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/** A bar as long as the points, dim as far as they may still grow. */
function barOf({ points, atMost, most }: Grade, width: number, paint: Paint): string {
  const part = (value: number): number =>
    most > 0 ? Math.round(Math.min(1, value / most) * width * 8) : 0;
  const eighths = part(points);
  const bar = "█".repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
  const length = widthOf(bar);
  const open = Math.max(0, Math.ceil(part(atMost) / 8) - length);
  const rest = " ".repeat(Math.max(0, width - length - open));
  return `${bar}${open > 0 ? paint("dim", "░".repeat(open)) : ""}${rest}`;
}

function padBefore(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}
