/** How a frame is cut on its way to an engine. @module */

import type { Delivery } from "./transport.ts";
import { latin1Of } from "./latin1.ts";

/** The pieces of `text` in which `delivery` hands it over, one character per byte. */
export function piecesOf(text: string, { pieces = [] }: Delivery = {}): readonly string[] {
  const latin1 = latin1Of(text);
  const lengths = pieces.filter((length) => length > 0);
  const last = lengths.at(-1);
  if (last === undefined) return latin1 === "" ? [] : [latin1];
  const cut: string[] = [];
  for (let at = 0; at < latin1.length;) {
    const length = lengths[cut.length] ?? last;
    cut.push(latin1.slice(at, at + length));
    at += length;
  }
  return cut;
}

/** The lines of what is sent, each with its end, as the log shows them. */
export function loggedLines(text: string): readonly string[] {
  const newline = text.indexOf("\n");
  if (newline < 0 || newline === text.length - 1) return [text];
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [text];
}
