/** What differs between two grades of the same submission. @module */

import type { Grade } from "../core/mod.ts";

/** One thing that differs: a total, or the points of a line. */
export interface GradeDifference {
  readonly what: "standing" | "points" | "most" | "atMost" | "broken" | "line";
  /** The id of the line. */
  readonly line?: string;
  readonly one: string;
  readonly other: string;
}

/** All differences that a mark can be argued about for. */
export function differencesOf(one: Grade, other: Grade): readonly GradeDifference[] {
  const totals = (["standing", "points", "most", "atMost"] as const)
    .filter((what) => one[what] !== other[what])
    .map((what) => ({ what, one: String(one[what]), other: String(other[what]) }));
  const ids = [...new Set([...one.marks, ...other.marks].map(({ id }) => id))];
  const lines = ids.flatMap((id): readonly GradeDifference[] => {
    const [a, b] = [pointsOf(one, id), pointsOf(other, id)];
    return a === b ? [] : [{ what: "line", line: id, one: a, other: b }];
  });
  const [mine, theirs] = [one.broken.join(" "), other.broken.join(" ")];
  const broken = mine === theirs ? [] : [{ what: "broken", one: mine, other: theirs } as const];
  return [...totals, ...lines, ...broken];
}

function pointsOf({ marks }: Grade, id: string): string {
  const mark = marks.find((one) => one.id === id);
  if (!mark) return "";
  const { points, atMost, most } = mark;
  return atMost > points ? `${points}–${atMost}/${most}` : `${points}/${most}`;
}
