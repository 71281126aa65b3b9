/** Files that the user names; one of them may be endless. @module */

import { textOf, UsageError } from "../core/mod.ts";
import { fill, type Localized } from "../core/mod.ts";
import { whyRefused } from "./why_refused.ts";
import { cannotRead } from "./usage_words.ts";
import { fromCaller } from "./surroundings.ts";

/** More than people write by hand, and little enough to be read at once. */
export const MOST_TEXT_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 64 * 1024;

/** Some bytes. */
export type Block = Uint8Array<ArrayBuffer>;

/** The bytes of a file, or of a pipe; one more than `mostBytes` where there are too many. */
export function readAtMost(path: string, mostBytes: number): Block {
  const blocks: Block[] = [];
  let left = mostBytes + 1;
  for (const block of blocksOf(path)) {
    blocks.push(block.subarray(0, left));
    left -= Math.min(left, block.length);
    if (left === 0) break;
  }
  return joined(blocks);
}

/** A file, or a pipe, block by block. */
export function* blocksOf(path: string): Generator<Block> {
  using file = Deno.openSync(path);
  while (true) {
    const block = new Uint8Array(BLOCK_BYTES);
    const count = file.readSync(block);
    if (count === null) return;
    yield block.subarray(0, count);
  }
}

/** All blocks as one. */
export function joined(blocks: readonly Block[]): Block {
  const whole = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    whole.set(block, at);
    at += block.length;
  }
  return whole;
}

/** The text of a file that is not too large for one. */
export function readTextAtMost(path: string, mostBytes = MOST_TEXT_BYTES): string {
  const bytes = readAtMost(path, mostBytes);
  if (bytes.length > mostBytes) throw new Error(`It is larger than ${mostBytes} bytes`);
  return textOf(bytes);
}

/** The text of a file as the user names it; `what` says what it should be. */
export function readNamed(
  file: string,
  { what, mostBytes, read = readTextAtMost }: {
    readonly what?: Localized;
    readonly mostBytes?: number;
    /** How it is read; as a whole where nothing else is said. */
    readonly read?: (path: string, mostBytes?: number) => string;
  } = {},
): string {
  try {
    return read(fromCaller(file), mostBytes);
  } catch (error) {
    throw new UsageError(
      what ? fill(CANNOT_READ, { what, file }) : cannotRead(file),
      whyRefused(error),
    );
  }
}

const CANNOT_READ: Localized = {
  en: 'Cannot read {what} "{file}"',
  zh: "無法讀取{what}「{file}」",
  ja: "{what}「{file}」を読めない",
};
