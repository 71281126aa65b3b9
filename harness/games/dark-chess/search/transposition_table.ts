/** What is known of positions that were searched before. @module */

/** How a kept score binds: the true one is the same, at least or at most as high. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** One position in each place; a deeper search of another one is not overwritten by a shallower. */
export class TranspositionTable {
  readonly #mask: number;
  readonly #lows: Int32Array;
  readonly #highs: Int32Array;
  readonly #scores: Int32Array;
  /** `move << 10 | depth << 2 | bound`, plus one bit that says that the place is taken. */
  readonly #rest: Int32Array;

  /** A table of 2 to the power of `bits` places. */
  constructor(bits: number) {
    const size = 2 ** bits;
    this.#mask = size - 1;
    this.#lows = new Int32Array(size);
    this.#highs = new Int32Array(size);
    this.#scores = new Int32Array(size);
    this.#rest = new Int32Array(size);
  }

  /** The place of a key, or -1 where nothing is known of it. */
  find(low: number, high: number): number {
    const place = low & this.#mask;
    const isThere = this.#rest[place] !== 0 && this.#lows[place] === low &&
      this.#highs[place] === high;
    return isThere ? place : -1;
  }

  score(place: number): number {
    return this.#scores[place]!;
  }

  move(place: number): number {
    return this.#rest[place]! >> 11 & 1023;
  }

  depth(place: number): number {
    return this.#rest[place]! >> 3 & 255;
  }

  bound(place: number): number {
    return this.#rest[place]! >> 1 & 3;
  }

  /** Keeps what a search of `depth` found; `move` is 0 where no move stood out. */
  keep(
    low: number,
    high: number,
    found: {
      readonly score: number;
      readonly depth: number;
      readonly bound: number;
      readonly move: number;
    },
  ): void {
    const place = low & this.#mask;
    const isOther = this.#lows[place] !== low || this.#highs[place] !== high;
    if (isOther && this.#rest[place] !== 0 && this.depth(place) > found.depth) return;
    this.#lows[place] = low;
    this.#highs[place] = high;
    this.#scores[place] = found.score;
    this.#rest[place] = found.move << 11 | Math.min(found.depth, 255) << 3 | found.bound << 1 | 1;
  }
}
