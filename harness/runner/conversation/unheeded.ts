/** What came since a question and was not taken for its answer. @module */

import type { Unheeded } from "../../referee/mod.ts";

/** Counts such lines and keeps the first that can be seen. */
export class UnheededLines {
  #first = "";
  #count = 0;

  /** Takes a line; one that completes an answer ends what came before it. */
  hear(line: string, answered: boolean): void {
    if (answered) return this.clear();
    this.#count++;
    if (this.#first.trim() === "") this.#first = line;
  }

  /** Takes it that a question begins. */
  clear(): void {
    this.#first = "";
    this.#count = 0;
  }

  /** All of it, with the beginning of a line that has no end yet; undefined where there is nothing. */
  with(partial: string): Unheeded | undefined {
    const unended = partial.trim() !== "" && this.#first.trim() === "";
    const count = this.#count + (partial.trim() === "" ? 0 : 1);
    if (count === 0) return undefined;
    return unended ? { first: partial, count, unended: true } : { first: this.#first, count };
  }
}
