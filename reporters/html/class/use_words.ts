/** What all parts of a class's page use: its words, and where the pages of submissions are. @module */

import { useReader } from "../view/reader.tsx";
import { type ClassWord, classWord } from "./class_words.ts";

type Values = Readonly<Record<string, string | number>>;

/** The words of this page in the reader's language. */
export function useWords(): (name: ClassWord, values?: Values) => string {
  const { language } = useReader();
  return (name, values) => classWord(name, language, values);
}

/** The page of a submission, from where this page is. */
export function pageOf(slug: string): string {
  return `submissions/${encodeURIComponent(slug)}/index.html`;
}
