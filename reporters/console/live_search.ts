/** A search for faults on the console while it goes on. @module */

import { type Language, visible } from "../../harness/core/mod.ts";
import { defuse } from "../lines.ts";
import { searchWord } from "../search_words.ts";
import { cutTo } from "../width.ts";

/** What a search is doing, as the console shows it. */
export interface SearchProgress {
  readonly games: number;
  readonly plies: number;
  readonly reached: number;
  readonly situations: number;
  readonly found: number;
  readonly examining?: {
    readonly rule: string;
    readonly doing: "confirming" | "shrinking";
    readonly plies: number;
    readonly tries: number;
  };
}

/** Where to write, and what the place can show. */
export interface LiveSearchOptions {
  readonly write: (text: string) => void;
  readonly terminal: boolean;
  readonly width: number;
  readonly language: Language;
}

/** Follows a search. */
export interface LiveSearch {
  progress(progress: SearchProgress): void;
  /** A scenario was written. */
  found(path: string): void;
  end(): void;
}

const ERASE = "\r\x1b[2K";

/** One progress line on a terminal, and a line for everything that was found. */
export function liveSearch({ write, terminal, width, language }: LiveSearchOptions): LiveSearch {
  let shown = false;
  const clear = (): void => {
    if (shown) write(ERASE);
    shown = false;
  };
  return {
    progress: (progress) => {
      if (!terminal) return;
      write(`${ERASE}${cutTo(defuse(progressText(progress, language)), width - 1)}`);
      shown = true;
    },
    found: (path) => {
      clear();
      write(`${defuse(searchWord("found", language, { path: visible(path) }))}\n`);
    },
    end: clear,
  };
}

function progressText({ examining, ...progress }: SearchProgress, language: Language): string {
  const done = searchWord("progress", language, progress);
  if (!examining) return done;
  const rule = visible(examining.rule);
  return `${done} · ${searchWord(examining.doing, language, { ...examining, rule })}`;
}
