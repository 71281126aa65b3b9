/** Chance that can be repeated. @module */

/**
 * Numbers in [0, 1) that depend on `seed` alone: mulberry32, whose state is one 32-bit word, so
 * seeds that are equal modulo 2^32 give the same numbers.
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same values in an order that `random` decides; every order is equally likely. */
export function shuffled<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  const rest = [...values];
  const out: Value[] = [];
  while (rest.length > 0) out.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return out;
}

/** One of the values; undefined where there is none. */
export function pick<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}
