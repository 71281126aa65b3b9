/** The page of a class: one file, as the report of an engine is. @module */

import type { Gradebook, Language } from "../../../harness/core/mod.ts";
import { documentOf } from "../document.tsx";
import { packed } from "../packing.ts";
import { ClassPage, classTitle } from "./class_page.tsx";

/** `index.html` of a class. */
export function renderClass(book: Gradebook, language: Language): string {
  const embedded = { kind: "class", language, book: packed(book) } as const;
  const title = classTitle(book, language);
  const children = <ClassPage book={book} choices={{ theme: "auto" }} />;
  return documentOf({ title, language, embedded, children });
}
