import { assert } from "@std/assert";
import { randomFrom } from "../games/random.ts";
import { lowEnd, studentsT } from "./score_interval.ts";

Deno.test.each([
  [2, 4.3027],
  [5, 2.5706],
  [10, 2.2281],
  [20, 2.086],
  [60, 2.0003],
  [1000, 1.9623],
])("Student's t is that of the tables", (degrees, t) => {
  near(studentsT(degrees), t, 0.0003);
});

// Worked by hand: 0, 1, 1, 1, 1, 1 have the mean 5/6 and the variance (25 + 5) / 36 / 5 = 1/6.
Deno.test("four wins are at least as much as the table says", () => {
  near(lowOf([1, 1, 1, 1]), 5 / 6 - 2.5706 * Math.sqrt(1 / 36), 1e-4);
});

// Worked by hand: 0, 1, 1, ½ have the mean 0.625 and the variance 0.6875 / 3.
Deno.test("a win and a draw", () => {
  const plain = 0.625 - 3.1824 * Math.sqrt(0.6875 / 12);
  near(lowOf([1, 0.5]), plain, 1e-4);
});

Deno.test("no better result has a lower end, for all results of up to six pairs", () => {
  for (const results of multisets(6)) checkSteps(results);
});

Deno.test("no better result has a lower end, for many pairs by chance", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 300; round++) {
    const weights = Array.from({ length: 5 }, () => random() ** 3);
    const length = 7 + Math.floor(random() * 90);
    checkSteps(Array.from({ length }, () => drawn(weights, random)));
  }
});

function checkSteps(results: readonly number[]): void {
  const low = lowOf(results);
  for (const value of new Set(results)) {
    if (value === 1) continue;
    const at = results.indexOf(value);
    const better = results.with(at, value + 0.25);
    assert(lowOf(better) >= low - 1e-12, `${results} ${low} > ${better} ${lowOf(better)}`);
  }
}

function lowOf(results: readonly number[]): number {
  const values = [0, 0.25, 0.5, 0.75, 1];
  return lowEnd(values.map((value) => ({
    value,
    count: results.filter((one) => one === value).length,
  })));
}

function* multisets(most: number, from = 0): Generator<readonly number[]> {
  for (let at = from; at < 5; at++) {
    yield [at / 4];
    if (most > 1) { for (const rest of multisets(most - 1, at)) yield [at / 4, ...rest]; }
  }
}

function drawn(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, one) => sum + one, 0);
  const at = weights.findIndex((weight) => (left -= weight) <= 0);
  return Math.max(0, at) / 4;
}

function near(actual: number, expected: number, most: number): void {
  assert(Math.abs(actual - expected) <= most, `${actual} is not ${expected}`);
}
