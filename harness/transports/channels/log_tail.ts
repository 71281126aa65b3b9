/** The end of a log that is too long to keep. @module */

import type { WireEntry } from "../../core/mod.ts";

type Line = Omit<WireEntry, "index">;

/** Keeps the last lines that it is given. */
export class LogTail {
  readonly #limit: { readonly entries: number; readonly characters: number };
  readonly #lines: Line[] = [];
  #characters = 0;

  /** Keeps no more than `limit`. */
  constructor(limit: { readonly entries: number; readonly characters: number }) {
    this.#limit = limit;
  }

  /** What is kept, the oldest first. */
  get entries(): readonly Line[] {
    return this.#lines;
  }

  /** Takes a line, of one that is too long its end, and forgets the oldest. */
  add(line: Line): void {
    const { entries, characters } = this.#limit;
    const text = line.text.slice(-characters);
    this.#lines.push({ ...line, text });
    this.#characters += text.length;
    while (this.#lines.length > entries || this.#characters > characters) {
      this.#characters -= this.#lines.shift()?.text.length ?? 0;
    }
  }
}
