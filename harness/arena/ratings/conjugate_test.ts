import { assertAlmostEquals } from "@std/assert";
import { solve } from "./conjugate.ts";

function curvature(rows: readonly (readonly number[])[]) {
  return {
    times: (vector: Float64Array, product: Float64Array) =>
      product.set(rows.map((row) => row.reduce((sum, one, at) => sum + one * vector[at]!, 0))),
    diagonal: Float64Array.from(rows, (row, at) => row[at] ?? 0),
  };
}

Deno.test("a system of equations is solved", () => {
  const x = solve(curvature([[4, 1, 0], [1, 3, 1], [0, 1, 2]]), Float64Array.of(6, 10, 8));
  [1, 2, 3].forEach((value, at) => assertAlmostEquals(x[at] ?? NaN, value, 1e-8));
});

Deno.test("of a singular one a solution is found, where there is any", () => {
  const laplacian = curvature([[2, -1, -1], [-1, 2, -1], [-1, -1, 2]]);
  const x = solve(laplacian, Float64Array.of(3, 0, -3));
  assertAlmostEquals(x[0]! - x[2]!, 2, 1e-8);
  assertAlmostEquals(x[1]! - x[2]!, 1, 1e-8);
});
