/** The results of a class: the gradebook in its forms, and the page. @module */

import type { Grade, Gradebook } from "../../core/mod.ts";
import { gradebookOf } from "../../grading/mod.ts";
import { gradebookCsv, gradebookJson, renderClass } from "../../../reporters/mod.ts";
import type { Room } from "./room.ts";

/** The part of a room that a gradebook needs. */
export type Registry = Pick<Room, "pairing" | "terms" | "rubric" | "store" | "language">;

/** Writes the gradebook; whoever reads it finds the old or the new. */
export function writeGradebook(
  grades: Iterable<Grade>,
  { pairing, terms, rubric, store, language }: Registry,
  { bom }: { readonly bom: boolean },
): Gradebook {
  const { protocol, version, seed } = terms;
  const { rules } = pairing.protocol;
  const book = gradebookOf(grades, { protocol, version, seed, rules, rubric });
  store.write("gradebook.csv", gradebookCsv(book, { bom, language }));
  store.write("gradebook.json", gradebookJson(book));
  return book;
}

/** Writes the page of the class. */
export function writeClassPage(book: Gradebook, { store, language }: Registry): void {
  store.write("index.html", renderClass(book, language));
}
