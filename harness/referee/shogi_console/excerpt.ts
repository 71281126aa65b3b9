/** A screen as a report shows it. @module */

import type { Screen } from "../../protocols/shogi_console/mod.ts";

const MOST_LINES = 24;
const MOST_CHARACTERS = 1500;

/** The last lines of a screen, without those that are empty. */
export function excerpt({ text }: Pick<Screen, "text">): string {
  const lines = text.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "");
  return lines.slice(-MOST_LINES).join("\n").slice(-MOST_CHARACTERS);
}
