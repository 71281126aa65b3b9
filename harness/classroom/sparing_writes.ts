/** Writes of what grows with a class, so often as a small share of the time allows. @module */

/** So much time all writes together may take at first, and this share of the time that passes. */
const FREE_MS = 100;
const SHARE = 1 / 20;
/** No write is put off for longer. */
const MOST_MS = 2_000;

type Timer = ReturnType<typeof setTimeout>;

/** How time passes: as it does, unless a test has its own. */
export interface Passing {
  readonly now: () => number;
  readonly later: (call: () => void, ms: number) => Timer | undefined;
}

const REAL: Passing = {
  now: () => performance.now(),
  later: (call, ms) => setTimeout(call, ms),
};

/** Makes a write at once while all of them cost little, and otherwise a moment later. */
export class SparingWrites implements Disposable {
  readonly #write: () => void;
  readonly #time: Passing;
  readonly #begunMs: number;
  #spentMs = 0;
  #timer: Timer | undefined;
  #isDue = false;
  #failed: { readonly error: unknown } | undefined;

  constructor(write: () => void, time: Passing = REAL) {
    this.#write = write;
    this.#time = time;
    this.#begunMs = time.now();
  }

  /** Asks for a write; those that are asked for until it is made are the same. Throws what one threw. */
  ask(): void {
    if (this.#failed) throw this.#failed.error;
    if (this.#isDue) return;
    const freeMs = FREE_MS + SHARE * (this.#time.now() - this.#begunMs);
    if (this.#spentMs <= freeMs) return this.#writeNow();
    const waitMs = Math.min(MOST_MS, (this.#spentMs - freeMs) / SHARE);
    this.#isDue = true;
    this.#timer = this.#time.later(() => this.#writeLater(), waitMs);
  }

  /** Makes no write any more, not even one that was asked for. */
  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }

  #writeLater(): void {
    this.#isDue = false;
    try {
      this.#writeNow();
    } catch (error) {
      this.#failed = { error };
    }
  }

  #writeNow(): void {
    const beganMs = this.#time.now();
    this.#write();
    this.#spentMs += this.#time.now() - beganMs;
  }
}
