/** How often something may happen. @module */

/** Allows so many a second, and as many at once. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #atMs: number;

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = perSecond;
    this.#atMs = now();
  }

  allows(): boolean {
    const nowMs = this.#now();
    const earned = Math.max(0, nowMs - this.#atMs) * this.#perSecond / 1000;
    this.#left = Math.min(this.#perSecond, this.#left + earned);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
