/** Messages with their length in front: two bytes, the low one first, of seven bits each. @module */

import { bytesOf, type Framing } from "../../core/mod.ts";

const HEADER_BYTES = 2;
const BASE = 128;

/** The longest text that two bytes of seven bits can announce. */
export const LONGEST = BASE * BASE - 1;

/** Frames are texts without their headers; any byte may be the last of one. */
export const lengthFraming: Framing = Object.assign(cut, { ends: "", bothWays: true });

/** A text with its header. */
export function encodeFrame(text: string): string {
  const length = Math.min(bytesOf(text).length, LONGEST);
  return String.fromCharCode(length % BASE, Math.floor(length / BASE)) + text;
}

/** The length that the header at `at` announces. */
export function announced(text: string, at = 0): number {
  return text.charCodeAt(at) + BASE * text.charCodeAt(at + 1);
}

function cut(text: string): { readonly frames: readonly string[]; readonly rest: string } {
  const frames: string[] = [];
  let at = 0;
  while (text.length - at >= HEADER_BYTES) {
    const zeros = zerosAt(text, at);
    if (at + zeros === text.length) return { frames, rest: zeros % 2 === 0 ? "\0\0" : "\0\0\0" };
    if (zeros >= HEADER_BYTES) {
      frames.push("");
      at += zeros - zeros % HEADER_BYTES;
      continue;
    }
    const from = at + HEADER_BYTES;
    const to = from + announced(text, at);
    if (to > text.length) break;
    frames.push(text.slice(from, to));
    at = to;
  }
  return { frames, rest: text.slice(at) };
}

/**
 * How many zeros there are in a row. However many, they are one empty message, and that only once
 * something follows: a buffer of a million zeros is no million messages.
 */
function zerosAt(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) === 0) end++;
  return end - at;
}
