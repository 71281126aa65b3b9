/** How each point came about. @module */

import type { ExplainedLine, ExplainedPart, Explanation, Localized } from "../core/mod.ts";
import { exactly, rounded, share } from "./fraction.ts";
import { MARK_WORDS } from "./mark_words.ts";
import { gradeOf, groundsOf, type SubmissionAttempt, wholeOf } from "./marks.ts";
import { reasonsOf } from "./reasons.ts";
import type { Rubric, RubricLine } from "./rubric.ts";

/** The grade with every scenario and rule of every line, made by the same functions. */
export function explanationOf(attempt: SubmissionAttempt, rubric: Rubric): Explanation {
  const grade = gradeOf(attempt, rubric);
  const grounds = groundsOf(attempt, rubric);
  return { grade, lines: rubric.lines.map((line, at) => lineOf(line, { grade, grounds, at })) };
}

interface Context {
  readonly grade: Explanation["grade"];
  readonly grounds: ReturnType<typeof groundsOf>;
  readonly at: number;
}

function lineOf(line: RubricLine, { grade, grounds, at }: Context): ExplainedLine {
  const { kind, ids } = line.scope;
  const { evidence, exclusions } = grounds;
  const whole = wholeOf(line, exclusions);
  const left = ids.filter((id) => !exclusions[kind].has(id)).length;
  const parts = ids.map((id): ExplainedPart => {
    const why = exclusions[kind].get(id);
    if (why !== undefined) {
      const told = sentence(id, { words: MARK_WORDS.excluded, why });
      return { id, most: 0, points: 0, atMost: 0, ...told };
    }
    const worth = evidence(kind, id);
    const part = (value: number): number =>
      rounded(share(whole, exactly(value), Math.max(1, left)));
    return {
      id,
      most: part(1),
      points: part(worth.least),
      atMost: part(worth.most),
      ...worth.cause && sentence(id, worth.cause),
    };
  });
  const { points = 0, most = 0, atMost = 0 } = grade.marks[at] ?? {};
  return { id: line.id, title: line.title, points, most, atMost, partial: line.partial, parts };
}

function sentence(
  id: string,
  cause: Parameters<typeof reasonsOf>[0][number]["cause"],
): { readonly why?: Localized } {
  const [why] = reasonsOf([{ id, cause }]);
  return why ? { why } : {};
}
