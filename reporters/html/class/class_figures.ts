/** What the marks of a class come to. @module */

import type { Grade, Gradebook, Rule } from "../../../harness/core/mod.ts";

/** How many submissions lie between two shares of the points. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BINS = 10;

/** The submissions that have marks by now. */
export function marked({ grades }: Gradebook): readonly Grade[] {
  return grades.filter(({ standing, unmarked }) => standing !== "waiting" && !unmarked);
}

/** The marks in tenths of what can be had; full marks are in the last. */
export function histogram(book: Gradebook): readonly Bin[] {
  const shares = marked(book).map(shareOf);
  return Array.from({ length: BINS }, (_, at) => ({
    from: rounded(book.most * at / BINS),
    to: rounded(book.most * (at + 1) / BINS),
    count: shares.filter((share) => Math.min(BINS - 1, Math.floor(share * BINS)) === at).length,
  }));
}

/** The part of the points that a submission has. */
export function shareOf({ points, most }: Grade): number {
  return most === 0 ? 1 : points / most;
}

/** The mean and the median of the marks; undefined where there are none. */
export function middle(
  book: Gradebook,
): { readonly mean: number; readonly median: number } | undefined {
  const points = marked(book).map((grade) => grade.points).toSorted((a, b) => a - b);
  if (points.length === 0) return undefined;
  const half = (points.length - 1) / 2;
  const [low = 0, high = 0] = [points[Math.floor(half)], points[Math.ceil(half)]];
  const sum = points.reduce((all, one) => all + one, 0);
  return { mean: rounded(sum / points.length), median: rounded((low + high) / 2) };
}

/** A rule and by how many submissions it was broken. */
export interface Offence {
  readonly rule: Rule;
  readonly count: number;
}

/** The rules that were broken, the most frequent first, then as the protocol lists them. */
export function offences({ grades, rules }: Gradebook): readonly Offence[] {
  const counts = new Map<string, number>();
  for (const { broken } of grades) {
    for (const id of broken) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return rules.flatMap((rule) => {
    const count = counts.get(rule.id) ?? 0;
    return count === 0 ? [] : [{ rule, count }];
  }).toSorted((a, b) => b.count - a.count);
}

/** Submissions whose engine ran. */
export function ran(book: Gradebook): readonly Grade[] {
  return book.grades.filter(({ standing }) => standing === "graded" || standing === "inconclusive");
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
