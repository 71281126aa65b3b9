/** Text from an engine made safe to look at: every invisible or dangerous character is shown. @module */

import { isEscapedByte } from "./bytes.ts";

const NAMED: Readonly<Record<number, string>> = {
  9: "␉",
  10: "␊",
  13: "␍",
  0: "␀",
  27: "␛",
  127: "␡",
};
// Bidirectional controls and zero-width characters can make text read as something else.
const TRICKS =
  /^[\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u;

/** `text` with control characters, stray bytes and blanks at the end made visible, at most `most` characters. */
export function visible(text: string, most = 400): string {
  let shown = "";
  let count = 0;
  for (const character of text) {
    if (count++ >= most) return `${shown}… (${text.length} characters)`;
    shown += visibleCharacter(character);
  }
  return shown.replace(/^ +(?=[␍␊]*$)| +$/, (blanks) => "␠".repeat(blanks.length));
}

// deno-lint-ignore no-control-regex -- colours are written as control sequences
const COLOUR = /\x1b\[[\d;:]*m/g;

/** `text` without colours, as runtimes write them to stderr where they think a person reads it. */
export function withoutColours(text: string): string {
  return text.replaceAll(COLOUR, "");
}

function visibleCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (NAMED[code] !== undefined) return NAMED[code];
  if (code < 0x20 || (code >= 0x80 && code < 0xa0)) return `\\x${hex(code, 2)}`;
  if (isEscapedByte(code)) return `\\x${hex(code & 0xff, 2)}`;
  if (code >= 0xd800 && code <= 0xdfff) return `\\u${hex(code, 4)}`;
  if (TRICKS.test(character) || (code & 0xfffe) === 0xfffe) return `\\u{${hex(code, 1)}}`;
  return character;
}

function hex(code: number, width: number): string {
  return code.toString(16).toUpperCase().padStart(width, "0");
}
