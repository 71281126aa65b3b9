/** Turns events that happen anywhere into one stream that is read anywhere. @module */

/** A queue that is written by calls and read by `for await`. */
export class EventQueue<Value> implements AsyncIterable<Value> {
  readonly #values: Value[] = [];
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

  async *[Symbol.asyncIterator](): AsyncGenerator<Value, void, undefined> {
    while (true) {
      yield* this.#values.splice(0);
      if (this.#values.length > 0) continue;
      if (this.#ended) return;
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }
}
