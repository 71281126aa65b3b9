/** The lines of the platform's board files and records, sorted by what they are for. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import { recordPart } from "./record_part.ts";
import { refused } from "../start_words.ts";
import { FILE } from "./file_words.ts";

/** One line without its star; blanks are forgotten. */
export interface RecordLine {
  /** Counted from 1. */
  readonly number: number;
  readonly words: readonly string[];
}

/** A whole file; everything after the head may be missing. */
export interface Sections {
  readonly head: readonly RecordLine[];
  readonly turns: readonly RecordLine[];
  readonly result: RecordLine | undefined;
  /** The last line that says `Comment`. */
  readonly comment: RecordLine | undefined;
  readonly timestamps: readonly RecordLine[];
  /** Numbers that begin at 0 anew: what each ply took, in Geister. */
  readonly captures: readonly RecordLine[];
}

/** The longest record that is read, without what the engines printed; real ones have some thousand. */
export const MOST_CHARACTERS = 1_000_000;

/** Whether a text is a board file and no setup: its lines begin with stars, and setups have none. */
export function isBoardFile(text: string): boolean {
  return text.includes("*");
}

/**
 * Sorts the lines; `head` names those in front of the moves. What stands in front of the first star
 * is a remark, and what the engines printed behind the record is left out, whatever its size.
 */
export function sectionsOf(file: string, head: readonly Localized[]): Result<Sections, Localized> {
  const text = recordPart(file);
  if (text.length > MOST_CHARACTERS) {
    return refused(FILE.boardLong, { most: MOST_CHARACTERS, count: text.length });
  }
  const all = linesOf(text);
  const first = all.findIndex(isStarred);
  if (first < 0) return refused(FILE.noStars, { count: all.length });
  const lines = all.slice(first);
  const starred = lines.slice(0, until(lines, (line) => !isStarred(line))).map(unstarred);
  if (starred.length < head.length) {
    const what = head[starred.length] ?? FILE.notWhole;
    return refused(FILE.lacks, { what, number: starred.at(-1)?.number ?? 0 });
  }
  const later = sortLater(starred.slice(head.length).map(spaced));
  if (!later.ok) return later;
  const numbers = sortNumbers(lines.slice(starred.length).map(spaced));
  if (!numbers.ok) return numbers;
  return ok({ head: starred.slice(0, head.length), ...later.value, ...numbers.value });
}

/** A problem with its place. */
export function wrong(line: RecordLine, problem: Localized): Result<never, Localized> {
  return refused(FILE.line, { number: line.number, problem, text: line.words.join(" ") });
}

function linesOf(text: string): readonly RecordLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const words = wordsOf(line);
    return words.length > 0 ? [{ number: index + 1, words }] : [];
  });
}

/** A mark of the byte order in front of the file is a blank, too. */
function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function isStarred({ words }: RecordLine): boolean {
  return words[0]?.startsWith("*") ?? false;
}

function unstarred({ number, words: [first = "", ...rest] }: RecordLine): RecordLine {
  return { number, words: [...wordsOf(first.slice(1)), ...rest] };
}

/** `1.b6(N)` is `1. b6(N)`. */
function spaced(line: RecordLine): RecordLine {
  const [, key, rest] = /^(\d+\.)(.+)$/s.exec(line.words[0] ?? "") ?? [];
  return key && rest ? { ...line, words: [key, rest, ...line.words.slice(1)] } : line;
}

/** How many lines come before the first that `stops`. */
function until(lines: readonly RecordLine[], stops: (line: RecordLine) => boolean): number {
  const index = lines.findIndex(stops);
  return index < 0 ? lines.length : index;
}

function sortLater(
  lines: readonly RecordLine[],
): Result<Pick<Sections, "turns" | "result" | "comment">, Localized> {
  const count = until(lines, ({ words }) => !/^\d+\.$/.test(words[0] ?? ""));
  const rest = lines.slice(count);
  const isComment = ({ words }: RecordLine) => words[0] === "Comment";
  const [result, surplus] = rest.filter((line) => !isComment(line));
  if (surplus) return wrong(surplus, FILE.oneResult);
  return ok({ turns: lines.slice(0, count), result, comment: rest.findLast(isComment) });
}

function sortNumbers(
  lines: readonly RecordLine[],
): Result<Pick<Sections, "timestamps" | "captures">, Localized> {
  // A client that is killed leaves its last line unfinished.
  const isCut = /^\d+\.?$/.test(lines.at(-1)?.words.join(" ") ?? "");
  const numbers = isCut ? lines.slice(0, -1) : lines;
  const stray = numbers.find(({ words }) => words.length !== 2 || !/^\d+\.$/.test(words[0] ?? ""));
  if (stray) return wrong(stray, FILE.numbersAfter);
  const isZero = ({ words }: RecordLine) => words[0] === "0.";
  const split = until(numbers.slice(1), isZero) + 1;
  return ok({ timestamps: numbers.slice(0, split), captures: numbers.slice(split) });
}
