/** What is wrong with bytes that never became a message. @module */

import { announced } from "./framing.ts";

/** The mistakes that programs make with headers. */
export type FramingFlaw = "header" | "order" | "length";

const WORD = /^\/(start|turn|move|flip)/;
/** What programs put behind a text and forget to count. */
const SURPLUS = /^[\r\n\0 ]+/;

/** The most that is counted and not sent; more was no length. */
const MOST_FORGOTTEN = 8;

/** The mistake behind what came of a message without its end; undefined for nothing, or zeros. */
export function framingFlaw(partial: string): FramingFlaw | undefined {
  if (/^\0*$/.test(partial)) return undefined;
  if (WORD.test(partial)) return "header";
  const text = partial.slice(2);
  if (partial.startsWith("\0") && partial.charCodeAt(1) === text.length) return "order";
  const missing = announced(partial) - text.length;
  if (WORD.test(text) && missing > 0 && missing <= MOST_FORGOTTEN) return "length";
  if (SURPLUS.test(partial) && isWhole(partial.replace(SURPLUS, ""))) return "length";
  return "header";
}

function isWhole(text: string): boolean {
  return WORD.test(text.slice(2)) && text.length >= 2 + announced(text);
}
