import { assertEquals } from "@std/assert";
import { exactly, type Fraction, isLess, rounded, share, smaller, sum, ZERO } from "./fraction.ts";

const third = (points: number): Fraction => share(exactly(points), exactly(1), 3);

Deno.test.each<[string, Fraction, number]>([
  ["a tenth and two tenths", sum([exactly(0.1), exactly(0.2)]), 0.3],
  ["three thirds of ten", sum([third(10), third(10), third(10)]), 10],
  ["two thirds of ten", sum([third(10), third(10)]), 6.67],
  ["half a cent", share(exactly(0.01), exactly(0.5), 1), 0.01],
  ["less than half a cent", share(exactly(0.01), exactly(0.49), 1), 0],
  ["a half of 0.15", share(exactly(0.15), exactly(1), 2), 0.08],
  ["nothing", sum([]), 0],
  [
    "much",
    sum(Array.from({ length: 1000 }, (_, at) => share(exactly(99.99), exactly(1), at + 1))),
    748.47,
  ],
])("%s comes to what it should", (_name, fraction, wanted) => {
  assertEquals(rounded(fraction), wanted);
});

Deno.test("fractions are compared without being rounded", () => {
  assertEquals(isLess(third(0.01), share(exactly(0.01), exactly(0.34), 1)), true);
  assertEquals(isLess(third(3), exactly(1)), false);
  assertEquals(rounded(smaller(exactly(2), third(3))), 1);
  assertEquals(smaller(ZERO, exactly(1)), ZERO);
});
