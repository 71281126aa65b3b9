/** Runs that share a machine, and the moments when one needs it for itself. @module */

/** Lets work in side by side, and some of it alone; first come, first served. */
export class Gate {
  #inside = 0;
  #alone = false;
  readonly #waiting: { readonly alone: boolean; readonly enter: () => void }[] = [];

  /** Runs `work` beside others. */
  shared<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#pass(false, work);
  }

  /** Runs `work` while nothing else is inside. */
  exclusive<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#pass(true, work);
  }

  async #pass<Value>(alone: boolean, work: () => Promise<Value>): Promise<Value> {
    await new Promise<void>((enter) => {
      this.#waiting.push({ alone, enter });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#inside--;
      this.#alone = false;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#admits(next.alone); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#inside++;
      this.#alone = next.alone;
      next.enter();
    }
  }

  #admits(alone: boolean): boolean {
    return alone ? this.#inside === 0 : !this.#alone;
  }
}
