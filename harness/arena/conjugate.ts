/** Large symmetric systems of equations that are never written down. @module */

/** A symmetric matrix without negative eigenvalues: what it makes of a vector, and its diagonal. */
export interface Curvature {
  readonly times: (vector: Float64Array) => Float64Array;
  readonly diagonal: Float64Array;
}

/**
 * Solves `matrix · x = wanted` by preconditioned conjugate gradients. `wanted` must be orthogonal to
 * what the matrix makes nothing of; then so is every step, and a singular matrix does no harm.
 */
export function solve({ times, diagonal }: Curvature, wanted: Float64Array): Float64Array {
  const x = new Float64Array(wanted.length);
  const rest = wanted.slice();
  const scaled = rest.map((value, at) => value / (diagonal[at] || 1));
  const direction = scaled.slice();
  const small = TOLERANCE * dot(wanted, wanted);
  let length = dot(rest, scaled);
  for (let step = 0; step < 10 * wanted.length + 100 && dot(rest, rest) > small; step++) {
    const made = times(direction);
    const along = dot(direction, made);
    if (!(along > 0)) break;
    const far = length / along;
    for (let at = 0; at < x.length; at++) {
      x[at] = x[at]! + far * direction[at]!;
      rest[at] = rest[at]! - far * made[at]!;
      scaled[at] = rest[at]! / (diagonal[at] || 1);
    }
    const next = dot(rest, scaled);
    for (let at = 0; at < x.length; at++) {
      direction[at] = scaled[at]! + next / length * direction[at]!;
    }
    length = next;
  }
  return x;
}

const TOLERANCE = 1e-20;

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
