/** A few bytes of a file with the one at fault marked, for people to look at. @module */

import { bytesOf, textOf, visible } from "../../core/mod.ts";

const BEFORE = 18;
const AFTER = 8;

/** Text around a byte, which is marked »thus«, and the same in hexadecimal. */
export function excerpt(bytes: Uint8Array, offset: number): string {
  const start = Math.max(0, offset - BEFORE);
  const end = Math.min(bytes.length, offset + 1 + AFTER);
  const head = `${start === 0 ? "" : "…"}${shown(bytes, start, offset)}`;
  const mark = offset < bytes.length ? shown(bytes, offset, offset + 1) : "␄";
  const tail = `${shown(bytes, offset + 1, end)}${end < bytes.length ? "…" : ""}`;
  return `${head}»${mark}«${tail} (${hexOf(bytes, offset)})`;
}

/** The end of a file, with nothing behind it. */
export function endOf(bytes: Uint8Array, offset: number): string {
  const start = Math.max(0, offset - BEFORE);
  return `${start === 0 ? "" : "…"}${shown(bytes, start, offset)}`;
}

/** The first place at which two texts differ, as it was and as it is. */
export function excerptOfChange(
  before: string,
  after: string,
): { readonly expected: string; readonly actual: string } {
  const [old, now] = [bytesOf(before), bytesOf(after)];
  let offset = 0;
  while (offset < old.length && offset < now.length && old[offset] === now[offset]) offset++;
  return { expected: excerpt(old, offset), actual: excerpt(now, offset) };
}

function shown(bytes: Uint8Array, from: number, to: number): string {
  // A blank at the end is made visible elsewhere; here any may be what matters.
  return visible(textOf(bytes.subarray(from, to))).replaceAll(" ", "␠");
}

function hexOf(bytes: Uint8Array, offset: number): string {
  const start = Math.max(0, offset - 4);
  const part = Array.from(bytes.subarray(start, offset + 3), (byte, at) => {
    const hex = byte.toString(16).toUpperCase().padStart(2, "0");
    return start + at === offset ? `»${hex}«` : hex;
  });
  return (offset < bytes.length ? part : [...part, "»EOF«"]).join(" ");
}
