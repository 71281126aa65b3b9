/** What all parts of a class's page use: its words, and where the pages of submissions are. @module */

import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import { useReader } from "../view/reader.tsx";
import { type ClassWord, classWord } from "./class_words.ts";

type Values = Readonly<Record<string, string | number>>;

/** The words of this page in the reader's language. */
export function useWords(): (name: ClassWord, values?: Values) => string {
  const { language } = useReader();
  return (name, values) => classWord(name, language, values);
}

/** The page of a submission, from where this page is. */
function pageOf(slug: string): string {
  return `submissions/${encodeURIComponent(slug)}/index.html`;
}

/** Whether the pages of submissions can be reached from here: a live page is served alone. */
export const LinkedContext: Context<boolean> = createContext(true);

/** From a slug to the address of the submission's page; undefined where it cannot be reached. */
export function usePages(): (slug: string) => string | undefined {
  const linked = useContext(LinkedContext);
  return (slug) => linked && slug !== "" ? pageOf(slug) : undefined;
}
