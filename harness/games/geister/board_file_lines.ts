/** The lines of `board.txt`, sorted by what they are for. @module */

import { err, ok, type Result, visible } from "../../core/mod.ts";
import { SIZE } from "./square.ts";

/** One line without its star; blanks are forgotten. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly words: readonly string[];
}

/** What stands in front of the moves, line by line. */
export const HEAD = [
  "the time of the start",
  "the players",
  "the counts of the ghosts",
  ...Array.from({ length: SIZE }, (_, row) => `row ${row} of the board`),
  "the time limit",
] as const;

/** A whole file; everything after the head may be missing. */
export interface Sections {
  readonly head: readonly Line[];
  readonly turns: readonly Line[];
  readonly result: Line | undefined;
  readonly timestamps: readonly Line[];
  readonly captures: readonly Line[];
}

/** Sorts the lines; what stands in front of the first star is a remark. */
export function sectionsOf(text: string): Result<Sections> {
  const all = linesOf(text);
  const first = all.findIndex(isStarred);
  if (first < 0) return err(`A board file has lines that begin with "*": none in ${all.length}`);
  const lines = all.slice(first);
  const starred = lines.slice(0, until(lines, (line) => !isStarred(line))).map(unstarred);
  if (starred.length < HEAD.length) {
    return err(`The file lacks ${HEAD[starred.length]} after line ${starred.at(-1)?.number}`);
  }
  const later = sortLater(starred.slice(HEAD.length));
  if (!later.ok) return later;
  const numbers = sortNumbers(lines.slice(starred.length));
  if (!numbers.ok) return numbers;
  return ok({ head: starred.slice(0, HEAD.length), ...later.value, ...numbers.value });
}

/** A problem with its place. */
export function wrong(line: Line, problem: string): Result<never> {
  return err(`Line ${line.number}: ${problem}: "${visible(line.words.join(" "), 60)}"`);
}

function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, words: wordsOf(line) }))
    .filter(({ words }) => words.length > 0);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function isStarred({ words }: Line): boolean {
  return words[0]?.startsWith("*") ?? false;
}

function unstarred({ number, words: [first = "", ...rest] }: Line): Line {
  return { number, words: [...wordsOf(first.slice(1)), ...rest] };
}

/** How many lines come before the first that `stops`. */
function until(lines: readonly Line[], stops: (line: Line) => boolean): number {
  const index = lines.findIndex(stops);
  return index < 0 ? lines.length : index;
}

function sortLater(lines: readonly Line[]): Result<Pick<Sections, "turns" | "result">> {
  const count = until(lines, ({ words }) => !/^\d+\.$/.test(words[0] ?? ""));
  const rest = lines.slice(count).filter(({ words }) => words[0] !== "Comment");
  const [result, surplus] = rest;
  if (surplus) return wrong(surplus, "After the moves there is one result and a comment");
  return ok({ turns: lines.slice(0, count), result });
}

function sortNumbers(lines: readonly Line[]): Result<Pick<Sections, "timestamps" | "captures">> {
  const numbers = lines.slice(0, until(lines, ({ words }) => words[0]?.startsWith("#") ?? false));
  const stray = numbers.find(({ words }) => words.length !== 2 || !/^\d+\.$/.test(words[0] ?? ""));
  if (stray) return wrong(stray, "After the comment there are lines such as 0. 0");
  const isZero = ({ words }: Line) => words[0] === "0.";
  const split = until(numbers.slice(1), isZero) + 1;
  return ok({ timestamps: numbers.slice(0, split), captures: numbers.slice(split) });
}
