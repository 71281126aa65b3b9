/** What kind of archive some bytes are, whatever they are called. @module */

import { isTarHeader } from "./tar_header.ts";

/** The kinds that are told apart. */
export type Format =
  | "zip"
  | "gzip"
  | "tar"
  | "xz"
  | "zstd"
  | "bzip2"
  | "7z"
  | "rar"
  | "lha"
  | "cab";

const MAGIC: readonly (readonly [Format, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["zip", [0x50, 0x4b, 0x07, 0x08]],
  ["gzip", [0x1f, 0x8b]],
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
  ["bzip2", [0x42, 0x5a, 0x68]],
  ["7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["rar", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ["cab", [0x4d, 0x53, 0x43, 0x46]],
];

/** How many bytes at the head tell. */
export const HEAD_BYTES = 512;

/** The kind of an archive by its head; undefined where it is none that is known. */
export function formatOf(head: Uint8Array): Format | undefined {
  const found = MAGIC.find(([, magic]) => magic.every((byte, at) => head[at] === byte));
  if (found) return found[0];
  if (isTarHeader(head)) return "tar";
  const lha = head[2] === 0x2d && head[3] === 0x6c && head[4] === 0x68 && head[6] === 0x2d;
  return lha ? "lha" : undefined;
}
