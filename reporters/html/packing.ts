/** Data made small, as text that can stand in any page. @module */

import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";

/** JSON, deflated, in base 64; the page's script unpacks it. */
export function packed(value: unknown): string {
  return packedText(JSON.stringify(value));
}

/** A text, deflated, in base 64. */
export function packedText(text: string): string {
  return Buffer.from(deflateRawSync(new TextEncoder().encode(text))).toString("base64");
}
