/** The page of a class: one file, as the report of an engine is. @module */

import { type Gradebook, inLanguage, type Language, visible } from "../../../harness/core/mod.ts";
import { documentOf } from "../document.tsx";
import { packed } from "../packing.ts";
import { ClassPage } from "./class_page.tsx";

/** `index.html` of a class. */
export function renderClass(book: Gradebook, language: Language): string {
  const embedded = { kind: "class", language, book: packed(book) } as const;
  const title = visible(inLanguage(book.title, language), 200);
  const children = <ClassPage book={book} choices={{ theme: "auto" }} />;
  return documentOf({ title, language, embedded, children });
}
