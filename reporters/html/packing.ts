/** Data made small, as text that can stand in any page. @module */

import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";
import { joined } from "../../harness/core/mod.ts";

/** JSON, deflated, in base 64; the page's script unpacks it. */
export function packed(value: unknown): string {
  return packedParts([JSON.stringify(value)]);
}

/** A text in parts, deflated, in base 64; a part that is plain ASCII is the cheapest to encode. */
export function packedParts(parts: readonly string[]): string {
  const encoder = new TextEncoder();
  const bytes = joined(parts.map((part) => encoder.encode(part)));
  return Buffer.from(deflateRawSync(bytes)).toString("base64");
}
