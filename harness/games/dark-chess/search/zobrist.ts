/** Random numbers that, taken together, name a position. @module */

import { randomFrom } from "../../random.ts";
import { CODES } from "./codes.ts";

/** Keys come as two words of 32 bits, the low one and the high one. */
export interface ZobristKeys {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const random = randomFrom(0x5eed);

/** For each code on each square, at `code << 5 | square`. */
export const PLACE_KEYS: ZobristKeys = keys(CODES * 32);

/** For so many of a code still dark, at `code << 3 | count`: what may come to light differs. */
export const HIDDEN_KEYS: ZobristKeys = keys(CODES * 8);

/** For black to move. */
export const TURN_KEYS: ZobristKeys = keys(1);

function keys(count: number): ZobristKeys {
  const word = () => (random() * 2 ** 32) | 0;
  return {
    low: Int32Array.from({ length: count }, word),
    high: Int32Array.from({ length: count }, word),
  };
}
