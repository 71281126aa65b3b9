/** Files and pipes of lines, of which only one line is held at a time. @module */

import { joined, textOf } from "../core/mod.ts";

/** A line cannot be longer, since a text cannot be much longer. */
const MOST_LINE_BYTES = 480 * 1024 * 1024;
const BLOCK_BYTES = 256 * 1024;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** One line of a file, without its end. */
export interface Line {
  readonly text: string;
  /** The last one, without its end. */
  readonly torn: boolean;
}

/** The lines of a file or a pipe, one after another, however long it is. */
export async function* linesIn(
  path: string,
  mostBytes = MOST_LINE_BYTES,
): AsyncGenerator<Line, void, undefined> {
  using file = await Deno.open(path);
  const buffer = new Uint8Array(BLOCK_BYTES);
  const begun = new Begun(mostBytes);
  for (let count = await file.read(buffer); count !== null; count = await file.read(buffer)) {
    let from = 0;
    for (let end = newlineIn(buffer, from, count); end >= 0; end = newlineIn(buffer, from, count)) {
      yield { text: textOf(withoutReturn(begun.whole(buffer.subarray(from, end)))), torn: false };
      from = end + 1;
    }
    begun.add(buffer.slice(from, count));
  }
  const rest = begun.whole(new Uint8Array());
  if (rest.length > 0) yield { text: textOf(rest), torn: true };
}

function newlineIn(buffer: Uint8Array, from: number, count: number): number {
  const at = buffer.indexOf(NEWLINE, from);
  return at < count ? at : -1;
}

function withoutReturn(line: Uint8Array): Uint8Array {
  return line.at(-1) === RETURN ? line.subarray(0, -1) : line;
}

/** A line whose end has not been read yet. */
class Begun {
  readonly #most: number;
  #pieces: Uint8Array[] = [];
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#length += piece.length;
    if (this.#length > this.#most) throw new RangeError(`A line is over the limit: ${this.#most}`);
    this.#pieces.push(piece);
  }

  /** The line with its last piece; another one begins. */
  whole(last: Uint8Array): Uint8Array {
    if (this.#length === 0) return last;
    this.add(last);
    const line = joined(this.#pieces);
    [this.#pieces, this.#length] = [[], 0];
    return line;
  }
}
