/** A line with nothing to be seen in it, as a report shows it. @module */

import type { Localized, Text } from "../core/mod.ts";

/** Words for a line without a character; blanks and other signs speak for themselves. */
export function blankText(line: string): Text {
  return line === "" ? EMPTY : line;
}

const EMPTY: Localized = { en: "an empty line", zh: "空白行", ja: "空行" };
