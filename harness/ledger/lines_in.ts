/** Files and pipes of lines, of which only one line is held at a time. @module */

import { TextLineStream } from "@std/streams/text-line-stream";
import { latin1OfBytes, textOfLatin1 } from "../core/mod.ts";

/** A line cannot be longer, since a text cannot be much longer. */
const MOST_LINE_BYTES = 480 * 1024 * 1024;
const NEWLINE = 0x0a;

/** One line of a file, without its end. */
export interface FileLine {
  readonly text: string;
  /** The last one, without its end. */
  readonly torn: boolean;
}

/** The lines of a file or a pipe, one after another, however long it is. */
export async function* linesIn(
  path: string,
  mostBytes = MOST_LINE_BYTES,
): AsyncGenerator<FileLine, void, undefined> {
  const file = await Deno.open(path);
  const begun = new Begun(mostBytes);
  const lines = file.readable.pipeThrough(begun.characters()).pipeThrough(new TextLineStream());
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) yield { text: textOfLatin1(held), torn: false };
    held = line;
  }
  if (held !== undefined) yield { text: textOfLatin1(held), torn: begun.length > 0 };
}

/** The line whose end has not been read yet. */
class Begun {
  length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes as characters, one each, until a line is too long. */
  characters(): TransformStream<Uint8Array<ArrayBuffer>, string> {
    return new TransformStream({
      transform: (bytes, controller) => {
        this.#count(bytes);
        controller.enqueue(latin1OfBytes(bytes));
      },
    });
  }

  #count(bytes: Uint8Array): void {
    const end = bytes.lastIndexOf(NEWLINE);
    const longest = end < 0 ? bytes.length : bytes.indexOf(NEWLINE);
    if (this.length + longest > this.#most) {
      throw new RangeError(`A line is over the limit: ${this.#most}`);
    }
    this.length = end < 0 ? this.length + bytes.length : bytes.length - end - 1;
  }
}
