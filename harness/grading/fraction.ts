/** Exact sums of shares: a third and a third and a third is one. @module */

/** A number that is one whole number over another. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Nothing. */
export const ZERO: Fraction = { over: 0n, under: 1n };

const DECIMALS = 100;

/** A number of at most two decimals. */
export function exactly(value: number): Fraction {
  return reduced(BigInt(Math.round(value * DECIMALS)), BigInt(DECIMALS));
}

/** `part` of `whole` of something. */
export function share(something: Fraction, part: Fraction, whole: number): Fraction {
  return reduced(something.over * part.over, something.under * part.under * BigInt(whole));
}

/** All of them together. */
export function sum(all: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const { over, under } of all) {
    total = reduced(total.over * under + over * total.under, total.under * under);
  }
  return total;
}

/** The smaller of two. */
export function smaller(a: Fraction, b: Fraction): Fraction {
  return isLess(b, a) ? b : a;
}

/** Whether the first is smaller than the second. */
export function isLess(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

/** A number with at most two decimals, a half rounded up; fractions here are never negative. */
export function rounded({ over, under }: Fraction): number {
  const hundredths = (2n * over * BigInt(DECIMALS) + under) / (2n * under);
  return Number(hundredths) / DECIMALS;
}

function reduced(over: bigint, under: bigint): Fraction {
  const divisor = greatestDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
