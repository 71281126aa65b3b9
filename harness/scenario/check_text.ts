/** Whether a file is text at all, before it is parsed. @module */

import { fill, isEscapedByte, visible } from "../core/mod.ts";
import type { Fault } from "./fault.ts";
import { CANNOT, FIX } from "./problem_words.ts";
import { WRITE } from "./schema_words.ts";

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
    return [{ at, message: CANNOT.readLarge, fix: fill(FIX.split, { most: LARGEST_KIB }) }];
  }
  if (text.trim() === "") {
    return [{ at, message: CANNOT.readEmpty, fix: WRITE.emptyScenario }];
  }
  return [...text.matchAll(UNREADABLE)].slice(0, MOST_FAULTS)
    .map(({ 0: found, index }) => unreadable(text, found, index + found.length - 1));
}

function unreadable(text: string, found: string, index: number): Fault {
  const before = text.slice(0, index).split("\n");
  const at = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  if (found.endsWith("\t")) {
    return { at, message: CANNOT.readTab, fix: FIX.useBlanks };
  }
  const isByte = isEscapedByte(found.charCodeAt(0));
  return {
    at,
    message: fill(isByte ? CANNOT.readByte : CANNOT.readCharacter, { word: visible(found) }),
    fix: isByte ? FIX.saveAsUtf8 : FIX.removeCharacter,
  };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
