/** Text in columns, where Chinese and Japanese characters take two. @module */

import { anyWidth } from "./any_width.ts";
import { plainWidth } from "./plain_width.ts";

// A line never begins with one of these.
const CLOSING = /^[、。，．：；！？）」』】〉》ー・]/u;
// A line never ends with one of these.
const OPENING = /^[「『（【〈《]/u;

// Such a text is never broken inside a word, and is not looked through.
const ASCII = /^[\x20-\x7e]*$/;

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  return plainWidth(text) ?? anyWidth(text);
}

/** How many columns the widest of the texts takes. */
export function widest(texts: Iterable<string>): number {
  let most = 0;
  for (const text of texts) most = Math.max(most, widthOf(text));
  return most;
}

/** The text with blanks after it, up to `width` columns. */
export function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** As much of the text as fits, with an ellipsis where something is left out. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const one of shownIn(text)) {
    used += widthOf(one);
    if (used > width - 1) break;
    kept += one;
  }
  return `${kept}…`;
}

/** The text in lines of at most `width` columns, broken at blanks and between wide characters. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces(text)) {
    const full = line !== "" && widthOf(line) + widthOf(piece.trimEnd()) > width;
    if (full) lines.push(line.trimEnd());
    line = full ? piece.trimStart() : line + piece;
  }
  return [...lines, line.trimEnd()];
}

/** The same; a word that is wider than a line goes on in the next one. */
export function wrapWords(text: string, width: number): readonly string[] {
  return wrap(text, width).flatMap((line) =>
    widthOf(line) <= width ? [line] : inParts(line, width)
  );
}

function inParts(line: string, width: number): readonly string[] {
  const parts: string[] = [];
  let [part, used] = ["", 0];
  for (const one of shownIn(line)) {
    const needed = widthOf(one);
    if (used + needed > width) {
      parts.push(part);
      [part, used] = ["", 0];
    }
    part += one;
    used += needed;
  }
  return [...parts, part];
}

/** Made when it is first needed, since that takes 10 ms. */
let graphemes: Intl.Segmenter | undefined;

/** What a terminal shows as one sign each: a flag is one, and so is a letter with its marks. */
function* shownIn(text: string): Generator<string> {
  if (plainWidth(text) !== undefined) return yield* text;
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of graphemes.segment(text)) yield segment;
}

/** The parts between which a line may end, each with the blanks that follow it. */
function pieces(text: string): readonly string[] {
  const parts: string[] = [];
  for (const word of text.match(/\s*\S+\s*|\s+/gu) ?? []) parts.push(...wideApart(word));
  return parts;
}

function wideApart(word: string): readonly string[] {
  if (ASCII.test(word)) return [word];
  const parts: string[] = [];
  let previousWide = false;
  let opened = false;
  for (const sign of shownIn(word)) {
    const wide = widthOf(sign) > 1;
    const joins = opened || CLOSING.test(sign) || /\s/u.test(sign) || !(wide || previousWide);
    if (joins && parts.length > 0) parts[parts.length - 1] += sign;
    else parts.push(sign);
    previousWide = wide;
    opened = OPENING.test(sign);
  }
  return parts;
}
