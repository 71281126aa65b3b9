/** What a whole class has in common. @module */

import {
  fill,
  type Grade,
  type Gradebook,
  inLanguage,
  type Language,
  visible,
} from "../../harness/core/mod.ts";
import { GRADEBOOK_WORDS } from "../gradebook_words.ts";
import { cutTo, padTo, widest, widthOf } from "../width.ts";
import type { Paint } from "./paint.ts";

/** How the text is to look. */
export interface SummaryLook {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
}

const BUCKETS = 10;
const MOST_RULES = 5;
const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] as const;

/** How many submissions have few points and how many have many, with mean and median. */
export function distributionLine(book: Gradebook, look: SummaryLook): readonly string[] {
  const { language, paint } = look;
  const grades = book.grades.filter(({ standing, unmarked }) =>
    standing !== "waiting" && !unmarked
  );
  if (grades.length === 0) return [];
  const points = grades.map((grade) => grade.points).sort((a, b) => a - b);
  const mean = fill(GRADEBOOK_WORDS.mean, { points: short(average(points)) })[language];
  const median = fill(GRADEBOOK_WORDS.median, { points: short(medianOf(points)) })[language];
  const title = GRADEBOOK_WORDS.distribution[language];
  const plot = `  0 ${histogram(grades)} ${book.most}`;
  const figures = `  ${mean} · ${median}`;
  const start = `${paint("bold", title)}${plot}`;
  const fits = widthOf(title + plot + figures) <= look.width;
  return fits ? [`${start}${figures}`] : [start, figures];
}

/** The rules that most submissions broke, with how many did. */
export function mostBroken(book: Gradebook, look: SummaryLook): readonly string[] {
  const { language, paint, width } = look;
  const counts = brokenCounts(book).slice(0, MOST_RULES);
  if (counts.length === 0) return [];
  const ids = widest(counts.map(({ id }) => visible(id, 60)));
  const numbers = widest(counts.map(({ count }) => String(count)));
  return [
    paint("bold", GRADEBOOK_WORDS.mostBroken[language]),
    ...counts.map(({ id, count }) => {
      const rule = book.rules.find((each) => each.id === id);
      const start = `  ${" ".repeat(numbers - String(count).length)}${count} × ${
        padTo(visible(id, 60), ids)
      }`;
      const text = rule ? visible(inLanguage(rule.text, language), 300) : "";
      const left = width - widthOf(start) - 2;
      return left > 10 && text !== ""
        ? `${start}  ${cutTo(text, left)}`
        : cutTo(start.trimEnd(), width);
    }),
  ];
}

/** How many submissions broke each rule, the most frequent first, then as the rules are ordered. */
export function brokenCounts(
  { grades, rules }: Gradebook,
): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>(rules.map(({ id }) => [id, 0]));
  for (const id of grades.flatMap(({ broken }) => [...new Set(broken)])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ id, count })).filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function histogram(grades: readonly Grade[]): string {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (const { points, most } of grades) {
    const bucket = most > 0 ? Math.floor(points / most * BUCKETS) : 0;
    const at = Math.min(BUCKETS - 1, bucket);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const tallest = Math.max(...counts);
  return counts.map((count) =>
    count === 0 ? "·" : BLOCKS[Math.ceil(count / tallest * BLOCKS.length) - 1]
  ).join("");
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (low + high) / 2;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
