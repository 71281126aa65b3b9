/** Patterns of scenarios, which are run on whatever an engine says. @module */

import { fill, type Localized } from "../core/mod.ts";
import { WRITE } from "./schema_words.ts";

/** The longest pattern that is accepted. */
export const LONGEST_PATTERN = 200;

/** What is wrong with a pattern and how to fix it; undefined for a good one. */
export function patternFault(pattern: string): Localized | undefined {
  if (pattern.length > LONGEST_PATTERN) return fill(WRITE.patternLength, { most: LONGEST_PATTERN });
  try {
    compile(pattern);
  } catch (error) {
    return fill(WRITE.patternFixed, { why: reason(error) });
  }
  // Both can take ages on a text made for it, and an engine chooses the text.
  if (/\\(?:[1-9]|k<)/.test(pattern)) return WRITE.noBackReferences;
  if (repeatsChoice(pattern)) return WRITE.noAmbiguousRepeat;
  return undefined;
}

/** The pattern as it is run: on code points, `^` and `$` at the ends of the whole text. */
export function compile(pattern: string): RegExp {
  return new RegExp(pattern, "u");
}

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^.*: /s, "").toLowerCase();
}

/** Whether a repeated group can match one text in several ways, as in `(a+)*` or `(a|ab)*`. */
function repeatsChoice(pattern: string): boolean {
  const tokens = pattern.match(TOKEN) ?? [];
  const open: boolean[] = [false];
  let closed = false;
  for (const token of tokens) {
    if (closed && REPEATS.test(token)) return true;
    if (token.startsWith("(")) open.push(false);
    const inner = token === ")" && (open.pop() ?? false);
    if (inner || VARIES.test(token)) open[open.length - 1] = true;
    closed = inner;
  }
  return false;
}

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|\((?:\?(?:<?[=!]|:|<\w+>))?|./gsu;
const REPEATS = /^(?:[*+]|\{.*\})$/;
const VARIES = /^(?:[*+?|]|\{.*,.*\})$/;
