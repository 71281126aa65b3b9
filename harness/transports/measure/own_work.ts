/** How long the harness was busy with what an engine wrote. @module */

/** Work within this time is one entry. */
const BUCKET_MS = 20;
const MOST_BUCKETS = 10_000;

interface Bucket {
  readonly fromMs: number;
  ms: number;
}

/** Adds up work, each part with its time. */
export class OwnWork {
  readonly #now: () => number;
  #buckets: Bucket[] = [];

  /** With a clock of `performance.now`, unless told otherwise. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes something, and is told when it begins; counts how long that takes. */
  count<Taken>(work: (taken: Taken, fromMs: number) => void, taken: Taken): void {
    const fromMs = this.#now();
    try {
      work(taken, fromMs);
    } finally {
      this.#add(fromMs, this.#now() - fromMs);
    }
  }

  /** The work since `sinceMs`. */
  since(sinceMs: number): number {
    return this.#buckets.reduce((sum, { fromMs, ms }) => fromMs >= sinceMs ? sum + ms : sum, 0);
  }

  #add(fromMs: number, ms: number): void {
    const last = this.#buckets.at(-1);
    if (last && fromMs - last.fromMs < BUCKET_MS) last.ms += ms;
    else this.#buckets.push({ fromMs, ms });
    if (this.#buckets.length > MOST_BUCKETS) this.#buckets = this.#buckets.slice(-MOST_BUCKETS / 2);
  }
}
