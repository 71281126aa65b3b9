/** Long texts, cut. @module */

import { isWireText, type Text } from "../../harness/core/mod.ts";

/** The most characters of a text, unless another number is given. */
export const MOST_TEXT = 2000;

/** A text of at most `most` characters in every language. */
export function cutText(text: Text, most = MOST_TEXT): Text {
  if (isWireText(text)) return cutString(text, most);
  return {
    en: cutString(text.en, most),
    zh: cutString(text.zh, most),
    ja: cutString(text.ja, most),
  };
}

/** The beginning of a text, and how long the whole is. */
export function cutString(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length})`;
}
