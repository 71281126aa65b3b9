/** Whether a file is text at all, before it is parsed. @module */

import { isEscapedByte, visible } from "../core/mod.ts";
import type { Fault } from "./fault.ts";

/** The largest scenario file. */
const LARGEST_KIB = 256;
const MOST_FAULTS = 20;
const UNREADABLE =
  // deno-lint-ignore no-control-regex -- these are the characters that no YAML file may hold
  /^ *\t(?=[^\S\n]*[^\s#])|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Surrogate}/gmu;

/** What keeps a text from being read as YAML. */
export function checkText(text: string): readonly Fault[] {
  const at = { line: 1, column: 1 };
  if (text.length > LARGEST_KIB * 1024 || byteLength(text) > LARGEST_KIB * 1024) {
    const fix = `split it, ${LARGEST_KIB} KiB is the most`;
    return [{ at, message: "Cannot read a file as large as this", fix }];
  }
  if (text.trim() === "") {
    const fix = "write a scenario with the keys title, rules, stimulus and steps";
    return [{ at, message: "Cannot read an empty file", fix }];
  }
  return [...text.matchAll(UNREADABLE)].slice(0, MOST_FAULTS)
    .map(({ 0: found, index }) => unreadable(text, found, index + found.length - 1));
}

function unreadable(text: string, found: string, index: number): Fault {
  const before = text.slice(0, index).split("\n");
  const at = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  if (found.endsWith("\t")) {
    return { at, message: "Cannot read a tab as indentation", fix: "use blanks" };
  }
  const isByte = isEscapedByte(found.charCodeAt(0));
  return {
    at,
    message: `Cannot read ${isByte ? "byte" : "character"} ${visible(found)}`,
    fix: isByte ? "save the file as UTF-8" : "remove it, or write it as an escape in double quotes",
  };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
