/** The results of a class: the gradebook in its forms, and the page. @module */

import { type Grade, type Gradebook, reportOfStream } from "../core/mod.ts";
import { firstError, gradebookOf, lastLines, missingGrade } from "../grading/mod.ts";
import { gradebookCsv, gradebookJson, renderClass } from "../../reporters/jobs/mod.ts";
import { DamagedFile } from "../ledger/mod.ts";
import type { GradingRoom } from "./room.ts";

/** The part of a room that a gradebook needs. */
export type Registry = Pick<
  GradingRoom,
  "pairing" | "terms" | "rubric" | "store" | "language" | "missing"
>;

/** Writes the gradebook; a reader finds the old one or the new one, never a part. */
export function writeGradebook(
  grades: Iterable<Grade>,
  { pairing, terms, rubric, store, language, missing = [] }: Registry,
  { bom }: { readonly bom: boolean },
): Gradebook {
  const { protocol, version, seed } = terms;
  const { rules } = pairing.protocol;
  const all = [...grades, ...missing.map((student) => missingGrade(student, rubric))];
  const book = gradebookOf(all, { protocol, version, seed, rules, rubric });
  store.write("gradebook.csv", gradebookCsv(book, { bom, language }));
  store.write("gradebook.json", gradebookJson(book));
  return book;
}

/** Writes the page of the class, with what compilers and programs said that did not get far. */
export async function writeClassPage(
  book: Gradebook,
  { store, language }: Registry,
): Promise<void> {
  const grades: Grade[] = [];
  for (const grade of book.grades) {
    const detail = await detailOf(grade, store);
    grades.push(detail === undefined ? grade : { ...grade, detail });
  }
  store.write("index.html", renderClass({ ...book, grades }, language));
}

async function detailOf({ standing, slug }: Grade, store: Registry["store"]) {
  if (standing === "unbuildable") return firstError(store.buildLog(slug) ?? "");
  if (standing !== "unstartable") return undefined;
  try {
    const report = await reportOfStream(store.events(slug));
    return lastLines(report?.unstartable?.detail ?? "");
  } catch (error) {
    // What is damaged is told when it is graded again.
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}
