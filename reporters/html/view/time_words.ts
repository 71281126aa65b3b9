/** Spans of time for people. @module */

import type { Language } from "../../../harness/core/mod.ts";
import { word } from "../words.ts";

/** A span of time with its units in a language; units of zero are left out. */
export function timeWords(ms: number, language: Language): string {
  if (ms < 1000) {
    return word("milliseconds", language, { count: ms < 1 ? short(ms) : Math.round(ms) });
  }
  if (ms < 100_000) return word("seconds", language, { count: short(ms / 1000) });
  const all = Math.round(ms / 1000);
  const minutes = word("minutes", language, { count: Math.floor(all / 60) });
  return all % 60 === 0 ? minutes : `${minutes} ${word("seconds", language, { count: all % 60 })}`;
}

function short(count: number): string {
  return count.toFixed(1).replace(/\.0$/, "");
}
