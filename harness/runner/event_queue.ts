/** Turns events that happen anywhere into one stream that is read anywhere. @module */

/** Work that is under way, and how it is kept from beginning more. */
export interface Work {
  readonly done: Promise<void>;
  stop(): void;
}

/**
 * All that `begin` tells, as one stream; it begins with the first read. A reader that leaves stops the
 * work. A slow reader still gets its error, at the end of the stream.
 */
export function streamOf<Value>(
  begin: (emit: (value: Value) => void) => Work,
): AsyncGenerator<Value, void, undefined> {
  return new Stream(begin);
}

/** A generator would cost several times as much, and a game has ten events a ply. */
class Stream<Value> implements AsyncGenerator<Value, void, undefined> {
  readonly #begin: (emit: (value: Value) => void) => Work;
  readonly #queue = new EventQueue<Value>();
  #work: Work | undefined;
  #over = false;

  constructor(begin: (emit: (value: Value) => void) => Work) {
    this.#begin = begin;
  }

  next(): Promise<IteratorResult<Value, void>> {
    if (this.#over) return Promise.resolve(DONE);
    const next = this.#queue.take();
    return next ? Promise.resolve(next) : this.#later();
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.#finish();
    return DONE;
  }

  async throw(error: unknown): Promise<never> {
    await this.#finish();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#finish();
  }

  /** Begins, unless that has been done; what cannot begin is over. */
  #started(): Work {
    if (this.#work) return this.#work;
    this.#over = true;
    const work = this.#begin((value) => this.#queue.push(value));
    this.#over = false;
    work.done.finally(() => this.#queue.end()).catch(() => {});
    return this.#work = work;
  }

  async #later(): Promise<IteratorResult<Value, void>> {
    this.#started();
    const next = await this.#queue.next();
    if (next.done) await this.#finish();
    return next;
  }

  async #finish(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    this.#work?.stop();
    await this.#work?.done;
  }
}

const DONE = { done: true, value: undefined } as const;

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

  [Symbol.asyncIterator](): AsyncIterator<Value, void, undefined> {
    return { next: () => this.next() };
  }

  /** The next value, where it is here already. */
  take(): IteratorYieldResult<Value> | undefined {
    if (this.#at === this.#taken.length) {
      [this.#taken, this.#values, this.#at] = [this.#values, [], 0];
    }
    if (this.#at === this.#taken.length) return undefined;
    return { done: false, value: this.#taken[this.#at++]! };
  }

  /** The next value, or the end. */
  async next(): Promise<IteratorResult<Value, void>> {
    for (let next = this.take();; next = this.take()) {
      if (next) return next;
      if (this.#ended) return DONE;
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }
}
