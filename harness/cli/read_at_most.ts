/** Files that somebody names, who may name an endless one. @module */

import { textOf } from "../core/mod.ts";
import { UsageError } from "./command.ts";
import { fromCaller } from "./surroundings.ts";

/** More than people write by hand, and little enough to be read at once. */
export const MOST_TEXT_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 64 * 1024;

/** The bytes of a file, or of a pipe; one more than `mostBytes` where there are too many. */
export function readAtMost(path: string, mostBytes: number): Uint8Array<ArrayBuffer> {
  using file = Deno.openSync(path);
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length <= mostBytes) {
    const block = new Uint8Array(Math.min(BLOCK_BYTES, mostBytes + 1 - length));
    const count = file.readSync(block);
    if (count === null) break;
    blocks.push(block.subarray(0, count));
    length += count;
  }
  const whole = new Uint8Array(length);
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
  { what = "", mostBytes }: { readonly what?: string; readonly mostBytes?: number } = {},
): string {
  try {
    return readTextAtMost(fromCaller(file), mostBytes);
  } catch (error) {
    throw new UsageError(`Cannot read ${what}"${file}"`, (error as Error).message);
  }
}
