/** Work side by side, at most so much at once. @module */

/** Slots for work; whoever only waits may lend its slot to others. */
export class Pool {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  /** Runs `work` as soon as a slot is free. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#take();
    try {
      return await work();
    } finally {
      this.#give();
    }
  }

  /** To be called inside {@link run}: gives the slot away for as long as `wait` takes. */
  async lend<Value>(wait: () => Promise<Value>): Promise<Value> {
    this.#give();
    try {
      return await wait();
    } finally {
      await this.#take();
    }
  }

  #take(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
