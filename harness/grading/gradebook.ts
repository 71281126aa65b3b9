/** The marks of a class. @module */

import type { Grade, Gradebook, Rule, Text } from "../core/mod.ts";
import { exclusionsFor } from "./exclusions.ts";
import { rounded, sum } from "./fraction.ts";
import { wholeOf } from "./marks.ts";
import type { Rubric } from "./rubric.ts";

/** What a class was graded with. */
export interface ClassFacts {
  /** The rubric's own where absent. */
  readonly title?: Text;
  readonly protocol: string;
  readonly version: string;
  readonly seed?: number;
  readonly rules: readonly Rule[];
  readonly rubric: Rubric;
}

/** The gradebook of these grades, whatever the order in which they come. */
export function gradebookOf(grades: Iterable<Grade>, facts: ClassFacts): Gradebook {
  const { rubric, protocol, version, seed, rules } = facts;
  const exclusions = exclusionsFor(undefined, rubric);
  const wholes = rubric.lines.map((line) => wholeOf(line, exclusions));
  return {
    title: facts.title ?? rubric.title,
    protocol,
    version,
    ...seed === undefined ? {} : { seed },
    rules,
    lines: rubric.lines.map(({ id, title, hidden }, at) => ({
      id,
      title,
      most: rounded(wholes[at] ?? { over: 0n, under: 1n }),
      hidden,
    })),
    most: rounded(sum(wholes)),
    grades: [...grades].sort((a, b) =>
      inOrder(a.submission, b.submission) || inOrder(a.slug, b.slug)
    ),
  };
}

/** By code units, so that it is the same on every machine. */
function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
