/** How low a score may be in truth, from few results. @module */

/** So many results of one value, between 0 and 1. */
export interface ResultCount {
  readonly value: number;
  readonly count: number;
}

/**
 * The low end of the 95 % interval of the mean by Student's t. One result of 0 and one of 1 are
 * added, since results that are all the same do not say that others cannot be. A better result
 * may spread the results so much that the plain interval's low end falls; the least of what better
 * results would have given is taken, so that winning more never lowers an estimate.
 */
export function lowEnd(results: readonly ResultCount[]): number {
  const all = [{ value: 0, count: 1 }, { value: 1, count: 1 }, ...results];
  const sums: Sums = { count: 0, sum: 0, squares: 0 };
  for (const { value, count } of all) add(sums, value, count);
  let least = plainLowEnd(sums);
  // Where better results make the end fall, it is best results in place of the best that are left.
  for (const { value, count } of results.toSorted((a, b) => b.value - a.value)) {
    for (let raised = 0; raised < count && value < 1; raised++) {
      add(sums, value, -1);
      add(sums, 1, 1);
      least = Math.min(least, plainLowEnd(sums));
    }
  }
  return least;
}

/** Taken apart for speed: changed in place by `add` alone. */
interface Sums {
  count: number;
  sum: number;
  squares: number;
}

function add(sums: Sums, value: number, count: number): void {
  sums.count += count;
  sums.sum += value * count;
  sums.squares += value * value * count;
}

function plainLowEnd({ count, sum, squares }: Sums): number {
  const mean = sum / count;
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return mean - studentsT(count - 1) * Math.sqrt(variance / count);
}

const SIGMAS = 1.959963985;
const FEW = [Infinity, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622];

/** Student's t that 2.5 % exceed; for many degrees of freedom by the series of Cornish and Fisher. */
export function studentsT(degrees: number): number {
  const few = FEW[degrees];
  if (few !== undefined) return few;
  const z = SIGMAS;
  return z + (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3);
}
