/** Work side by side, at most so much at once. @module */

/** Slots for work; a task that only waits may lend its slot to others. */
export class Pool {
  readonly #size: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
  }

  /** Whether there is more than one slot, so that work may have other work beside it. */
  get isShared(): boolean {
    return this.#size > 1;
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

  /**
   * To be called inside {@link run}: gives the slot away for as long as `wait` takes. A task that
   * comes back goes on at once, even where all slots are taken. Otherwise a task that holds something
   * else meanwhile, and would have to wait for others that want it, would wait for ever. A single
   * slot is not given away: its engine still runs, and may not bear a second instance beside it.
   */
  async lend<Value>(wait: () => Promise<Value>): Promise<Value> {
    if (!this.isShared) return await wait();
    this.#give();
    try {
      return await wait();
    } finally {
      this.#free--;
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
    this.#free++;
    const next = this.#free > 0 ? this.#waiting.shift() : undefined;
    if (!next) return;
    this.#free--;
    next();
  }
}
