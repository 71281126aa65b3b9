/** The width of any text, by tables that are loaded when the first such text comes. @module */

import defer * as tables from "string-width";

/** How many columns the text takes. */
export function anyWidth(text: string): number {
  return tables.default(text);
}
