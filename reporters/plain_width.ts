/** The width of text that has only common signs, each of one width wherever it stands. @module */

const NARROW = /^[\x20-\x7e\xa0-\xac\xae-\u02ff–—‘’“”…‹›←↑→↓−─-▟■□▲△▶▼◀●○✓✗␀-␦⋯]*$/;
const WIDE = /[一-鿿ぁ-ゖァ-ヺー、。「」『』【】〈〉《》・！（），：；？]/g;

/** How many columns the text takes; nothing for one that needs the tables of Unicode. */
export function plainWidth(text: string): number | undefined {
  if (NARROW.test(text)) return text.length;
  const narrow = text.replaceAll(WIDE, "");
  return NARROW.test(narrow) ? 2 * text.length - narrow.length : undefined;
}
