/** Lines on disk that carry their number and a checksum of all lines up to them. @module */

import { createHash } from "node:crypto";

/** The last sealed line: its number, and the checksum that the next line goes on from. */
export interface Link {
  readonly number: number;
  readonly sum: string;
}

/** Before the first line. */
export const NO_LINK: Link = { number: 0, sum: "" };

/** A sealed line in its parts, whether or not the checksum is right. */
export interface SealedLine extends Link {
  /** The JSON object without the seal. */
  readonly text: string;
}

const SEAL = /^(.*),"line":([1-9]\d*),"sum":"([0-9a-f]{16})"\}$/s;

/** Adds a seal to a JSON object with at least one member; the line's end is included. */
export function seal(json: string, after: Link): { readonly line: string; readonly link: Link } {
  const number = after.number + 1;
  const text = json.trimEnd();
  const sum = sumOf(text, number, after);
  const line = `${text.slice(0, -1)},"line":${number},"sum":"${sum}"}\n`;
  return { line, link: { number, sum } };
}

/** The parts of a line that has the form of a sealed one. */
export function unseal(line: string): SealedLine | undefined {
  const [, open, number, sum] = SEAL.exec(line) ?? [];
  if (open === undefined || sum === undefined) return undefined;
  return { text: `${open}}`, number: Number(number), sum };
}

/** Whether a line is undamaged and the next one after `after`. */
export function follows({ text, number, sum }: SealedLine, after: Link): boolean {
  return number === after.number + 1 && sum === sumOf(text, number, after);
}

/** A checksum of a text of its own. */
export function checksum(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function sumOf(text: string, number: number, after: Link): string {
  return checksum(`${after.sum} ${number} ${text}`);
}
