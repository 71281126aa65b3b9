/** The `.command` file of a game: what was said, line by line, the engine's lines after `>>`. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import { refused } from "../start_words.ts";
import { FILE } from "./file_words.ts";

/** A line of the talk between the platform and an engine. */
export interface Said {
  readonly from: "harness" | "engine";
  readonly text: string;
}

const MARK = ">>";

/** The longest file that is read: some engines say ninety lines with every ply. */
const MOST_CHARACTERS = 16_000_000;

/** The file of a talk; a text of several lines has its mark on each, and no line ends in a CR. */
export function writeCommandFile(said: readonly Said[]): string {
  return said.flatMap(({ from, text }) =>
    linesOf(text).map((line) => `${from === "engine" ? MARK : shielded(line)}${line}\n`)
  ).join("");
}

/** The talk of a file; empty lines of the platform say nothing and are left out. */
export function readCommandFile(text: string): Result<readonly Said[], Localized> {
  if (text.length > MOST_CHARACTERS) {
    return refused(FILE.commandLong, { most: MOST_CHARACTERS, count: text.length });
  }
  const lines = linesOf(text.replace(/^\ufeff/, ""));
  return ok(lines.flatMap((line): readonly Said[] => {
    if (line.startsWith(MARK)) return [{ from: "engine", text: line.slice(MARK.length) }];
    return line.trim() === "" ? [] : [{ from: "harness", text: line }];
  }));
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").map(withoutReturns);
}

/** Not by a pattern: a long row of returns would take it the square of its length. */
function withoutReturns(line: string): string {
  let end = line.length;
  while (line[end - 1] === "\r") end--;
  return line.slice(0, end);
}

/** A blank in front of a line of the platform that looks like an engine's: none has been seen. */
function shielded(line: string): string {
  return line.startsWith(MARK) ? " " : "";
}
