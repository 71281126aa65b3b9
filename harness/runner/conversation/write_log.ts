/** The last things that were written to an engine. @module */

import type { LastWrite } from "./answer.ts";

const MOST = 8;

/** Knows what had been sent when a line came: more may have been sent since. */
export class WriteLog {
  readonly #writes: LastWrite[] = [];

  /** Takes a write. */
  add(write: LastWrite): void {
    this.#writes.push(write);
    if (this.#writes.length > MOST) this.#writes.shift();
  }

  /** The last frame that was sent before a line of the wire log. */
  frameBefore(line: number): string | undefined {
    return this.#before(line)?.frame;
  }

  /** The text of it, as a report shows it; `last` where that is long ago. */
  textBefore(line: number, last: string): string {
    return this.#before(line)?.text ?? (this.#writes.length === MOST ? last : "");
  }

  #before(line: number): LastWrite | undefined {
    // A log that is full gives every line the same index: then the order is not known.
    const last = this.#writes[this.#writes.length - 1];
    if (last?.index === line) return undefined;
    // Nearly always nothing has been written since.
    return last && last.index < line ? last : this.#writes.findLast(({ index }) => index < line);
  }
}
