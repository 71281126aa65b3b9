/** The escapes of `raw`, by which a scenario names any byte. @module */

import { err, ok, type Result, textOf } from "../core/mod.ts";

const NAMED: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, "\\": 92 };
const PART = /\\x([0-9a-fA-F]{2})|\\([nrt\\])|(\\)|[^\\]+/gu;

/** The text (see core/bytes.ts) of what is written with `\xNN`, `\n`, `\r`, `\t` and `\\`. */
export function readRaw(written: string): Result<string> {
  const bytes: number[] = [];
  for (const [part, hex, name, stray] of written.matchAll(PART)) {
    if (stray !== undefined) return err(written);
    if (hex !== undefined) bytes.push(parseInt(hex, 16));
    else if (name !== undefined) bytes.push(NAMED[name] ?? 0);
    else for (const byte of new TextEncoder().encode(part)) bytes.push(byte);
  }
  return ok(textOf(Uint8Array.from(bytes)));
}
