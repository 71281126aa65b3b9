/** Turns events that happen anywhere into one stream that is read anywhere. @module */

/** A queue that is written by calls and read by one `for await`. */
export class EventQueue<Value> implements AsyncIterable<Value> {
  #values: Value[] = [];
  /** What is being read, and the next of it. */
  #taken: readonly Value[] = [];
  #at = 0;
  #wake: (() => void) | undefined;
  #ended = false;

  push(value: Value): void {
    this.#values.push(value);
    this.#wake?.();
  }

  /** Nothing more will come. */
  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** A generator would cost several times as much, and a game has ten events a ply. */
  [Symbol.asyncIterator](): AsyncIterator<Value, void, undefined> {
    return { next: () => this.#next() };
  }

  async #next(): Promise<IteratorResult<Value, void>> {
    while (this.#at === this.#taken.length) {
      [this.#taken, this.#values, this.#at] = [this.#values, [], 0];
      if (this.#taken.length > 0) break;
      if (this.#ended) return { done: true, value: undefined };
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
    return { done: false, value: this.#taken[this.#at++]! };
  }
}
