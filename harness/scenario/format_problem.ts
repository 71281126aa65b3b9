/** A problem in a file as a person reads it. @module */

import { type Language, type Localized, place, visible } from "../core/mod.ts";
import type { ScenarioProblem } from "./parse_document.ts";

const WIDEST = 100;
const BEFORE = 60;
// Characters that take two cells of a terminal.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** All problems, one under the other, in each language. */
export function formatProblems(problems: readonly ScenarioProblem[]): Localized {
  const all = (language: Language) =>
    problems.map((problem) => formatProblem(problem, language)).join("\n");
  return { en: all("en"), zh: all("zh"), ja: all("ja") };
}

/** `file:line:column: message: fix`, then the line with a caret under the place. */
export function formatProblem(
  { at, message, fix, line }: ScenarioProblem,
  language: Language = "en",
): string {
  const { shown, offset } = excerpt(line, at.column - 1);
  const number = String(at.line);
  const gutter = " ".repeat(number.length);
  return [
    `${place(at)}: ${message[language]}${language === "en" ? ": " : "："}${fix[language]}`,
    `  ${number} | ${shown}`,
    `  ${gutter} | ${" ".repeat(offset)}^`,
  ].join("\n");
}

/** The part of a line around a place, made visible, and how many cells stand before the place. */
function excerpt(line: string, index: number): { shown: string; offset: number } {
  const start = line.length <= WIDEST ? 0 : Math.max(0, index - BEFORE);
  const head = start > 0 ? "…" : "";
  const end = start + WIDEST;
  const tail = end < line.length ? "…" : "";
  const before = visible(line.slice(start, index), WIDEST * 2);
  const shown = head + visible(line.slice(start, end), WIDEST * 2) + tail;
  return { shown, offset: cells(head + before) };
}

function cells(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}
