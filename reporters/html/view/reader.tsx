/** The words of a page in its reader's language. @module */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { inLanguage, type Language, type Text, visible } from "../../../harness/core/mod.ts";
import { type Label, label } from "../../labels.ts";
import { type Word, word } from "../words.ts";
import { timeWords } from "./time_words.ts";

/** The language of the page; everything below follows it. */
export const LanguageContext = createContext<Language>("en");

type Values = Readonly<Record<string, string | number>>;

/** Words and texts as the reader gets them. */
export interface Reader {
  readonly language: Language;
  /** A word of the page. */
  say(name: Word, values?: Values): string;
  /** A word of all reports. */
  label(name: Label, values?: Values): string;
  /** Untrusted text in one line, with everything invisible shown. */
  read(text: Text, most?: number): string;
  /** A span of time. */
  time(ms: number): string;
}

/** The reader of the component that asks. */
export function useReader(): Reader {
  return readerIn(useContext(LanguageContext));
}

/** A reader of a language, for what is no component. */
export function readerIn(language: Language): Reader {
  return {
    language,
    say: (name, values) => word(name, language, values),
    label: (name, values) => label(name, language, values),
    read: (text, most = 2000) => readIn(inLanguage(text, language), most, language),
    time: (ms) => timeWords(ms, language),
  };
}

/** What is visible of a text; that it was cut is said in the reader's language. */
function readIn(text: string, most: number, language: Language): string {
  const shown = visible(text, most);
  if (text.length <= most) return shown;
  return shown.replace(CUT, (_, count) => `… (${word("characters", language, { count })})`);
}

const CUT = /… \((\d+) characters\)$/;
