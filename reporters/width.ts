/** Text in columns, where Chinese and Japanese characters take two. @module */

const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
// Marks that stand on the character before; others have a column of their own.
const MARK = /^[\p{Mn}\p{Me}]/u;
// A line never begins with one of these.
const CLOSING = /^[、。，．：；！？）」』】〉》ー・]/u;
// A line never ends with one of these.
const OPENING = /^[「『（【〈《]/u;

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const one of shownIn(text)) width += shownWidth(one);
  return width;
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
    used += shownWidth(one);
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
    const needed = shownWidth(one);
    if (used + needed > width) {
      parts.push(part);
      [part, used] = ["", 0];
    }
    part += one;
    used += needed;
  }
  return [...parts, part];
}

// Flags, joined emoji, and signs that are shown as emoji.
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\ufe0f/u;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a terminal shows as one sign each; a text without emoji has one character for each. */
function* shownIn(text: string): Generator<string> {
  if (!EMOJI.test(text)) return yield* text;
  for (const { segment } of GRAPHEMES.segment(text)) yield segment;
}

function shownWidth(sign: string): number {
  if (EMOJI.test(sign)) return 2;
  return [...sign].reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (MARK.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** The parts between which a line may end, each with the blanks that follow it. */
function pieces(text: string): readonly string[] {
  const parts: string[] = [];
  for (const word of text.match(/\s*\S+\s*|\s+/gu) ?? []) parts.push(...wideApart(word));
  return parts;
}

function wideApart(word: string): readonly string[] {
  const parts: string[] = [];
  let previousWide = false;
  let opened = false;
  for (const character of word) {
    const wide = WIDE.test(character);
    const joins = opened || CLOSING.test(character) || /\s/u.test(character) ||
      !(wide || previousWide);
    if (joins && parts.length > 0) parts[parts.length - 1] += character;
    else parts.push(character);
    previousWide = wide;
    opened = OPENING.test(character);
  }
  return parts;
}
