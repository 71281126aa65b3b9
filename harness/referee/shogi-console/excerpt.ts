/** A screen as a report shows it. @module */

import type { Screen } from "../../protocols/shogi-console/mod.ts";

const MOST_CHARACTERS = 200;

/** What tells a screen from others: the refusal, the state marker and the last line. */
export function excerpt({ text, marker, refusal }: Screen): string {
  const last = text.split("\n").map((line) => line.trim()).findLast((line) => line !== "");
  const lines = [refusal?.text, marker, last].filter((line) => line !== undefined);
  return [...new Set(lines)].map((line) => line.slice(0, MOST_CHARACTERS)).join("\n");
}
