/** Large symmetric systems of equations that are never written down. @module */

/** A symmetric matrix without negative eigenvalues: its products and its diagonal. */
export interface Curvature {
  /** Writes the product with a vector into `product`. */
  readonly times: (vector: Float64Array, product: Float64Array) => void;
  readonly diagonal: Float64Array;
  /** A random vector whose covariances the matrix has; `sign` is −1 or 1, either as likely. */
  readonly noise: (sign: () => number) => Float64Array;
}

/**
 * Solves `matrix · x = wanted` by preconditioned conjugate gradients. `wanted` must be orthogonal to
 * what the matrix makes nothing of; then so is every step, and a singular matrix does no harm. The
 * solution is found up to `precision`, as a share of the length of `wanted`.
 */
export function solve(
  { times, diagonal }: Pick<Curvature, "times" | "diagonal">,
  wanted: Float64Array,
  { precision = 1e-10 }: { readonly precision?: number } = {},
): Float64Array {
  const x = new Float64Array(wanted.length);
  const rest = wanted.slice();
  const share = diagonal.map((value) => 1 / (value || 1));
  const direction = rest.map((value, at) => value * share[at]!);
  const made = new Float64Array(wanted.length);
  let length = dot(rest, direction);
  let left = dot(wanted, wanted);
  const small = precision ** 2 * left;
  for (let step = 0; step < 10 * wanted.length + 100 && left > small; step++) {
    times(direction, made);
    const along = dot(direction, made);
    if (!(along > 0)) break;
    const far = length / along;
    let next = 0;
    left = 0;
    for (let at = 0; at < x.length; at++) {
      x[at] = x[at]! + far * direction[at]!;
      const value = rest[at]! - far * made[at]!;
      rest[at] = value;
      left += value * value;
      next += value * value * share[at]!;
    }
    const turn = next / length;
    for (let at = 0; at < x.length; at++) {
      direction[at] = rest[at]! * share[at]! + turn * direction[at]!;
    }
    length = next;
  }
  return x;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
