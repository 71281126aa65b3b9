/** The normal distribution. @module */

/** The share of a standard normal distribution below `x`, right to seven places. */
export function normalShare(x: number): number {
  if (Number.isNaN(x)) return 0.5;
  if (x === 0) return 0.5;
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = COEFFICIENTS.reduceRight((sum, one) => t * (one + sum), 0);
  const tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * series;
  return x > 0 ? 1 - tail : tail;
}

const COEFFICIENTS = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
