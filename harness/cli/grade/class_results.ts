/** The results of a class: the gradebook in its forms, and the page. @module */

import type { Grade, Gradebook } from "../../core/mod.ts";
import { gradebookOf, missingGrade } from "../../grading/mod.ts";
import { gradebookCsv, gradebookJson, renderClass } from "../../../reporters/mod.ts";
import type { Room } from "./room.ts";

/** The part of a room that a gradebook needs. */
export type Registry = Pick<
  Room,
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

/** Writes the page of the class. */
export function writeClassPage(book: Gradebook, { store, language }: Registry): void {
  store.write("index.html", renderClass(book, language));
}
