/** The marks of an earlier run, which stay in the gradebook until new ones replace them. @module */

import { type Grade, type Gradebook, reportOf } from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { readBook } from "./results.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { inOrder } from "./write_results.ts";

/** Answers with the marks of a submission so far: earlier ones, or that it waits. */
export function earlierGrades(room: GradingRoom): (entry: Entry) => Promise<Grade> {
  const book = readBook(`${room.store.folder}/gradebook.json`);
  const kept = new Map(book && isSameRubric(book, room) ? book.grades.map(bySlug) : []);
  return async (entry) => {
    const { submission: { name, who }, slug } = entry;
    const old = kept.get(slug);
    if (old && old.submission === name && old.standing !== "waiting") return old;
    return gradeOf(
      { submission: name, slug, late: who?.late, told: who?.told, ...await knownOf(entry, room) },
      room.rubric,
    );
  };
}

function bySlug(grade: Grade): [string, Grade] {
  return [grade.slug, grade];
}

/** Whether points in an old gradebook are points of this rubric's lines. */
function isSameRubric({ lines, most }: Gradebook, { rubric }: GradingRoom): boolean {
  const ids = rubric.lines.map(({ id, points }) => `${id} ${points}`).join("\n");
  return lines.map((line) => `${line.id} ${line.most}`).join("\n") === ids &&
    most === rubric.lines.reduce((sum, { points }) => sum + points, 0);
}

/** After a change of the rubric the journal tells the marks. */
async function knownOf({ slug }: Entry, { store }: GradingRoom) {
  const { state, events } = await store.lastKnown(slug);
  const report = reportOf(events);
  return { report: report && inOrder(report), trouble: state?.trouble };
}
