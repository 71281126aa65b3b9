import { assertEquals } from "@std/assert";
import { differenceOf } from "./difference.ts";

const CASES: readonly (readonly [string, string, string])[] = [
  ["=7", "=0", "1-2"],
  ["=7", "=7 ", "2-3"],
  ["=7", "=0 mine", "1-2"],
  ["=7", "=12 mine 7", "1-3"],
  ["=7 true", "=7 not true", "3-7"],
  ["=12 a1 a2", "=12 a1", "6-6"],
  ["=12 a1 a2", "=12 b1 a2", "4-5"],
  ["=7", "=77", "2-3"],
  ["same", "same", "none"],
  ["abc", "xyz", "none"],
  ["", "x", "none"],
];

for (const [expected, actual, told] of CASES) {
  Deno.test(`the difference of "${actual}" from "${expected}" is ${told}`, () => {
    const difference = differenceOf(expected, actual);
    assertEquals(difference ? `${difference.from}-${difference.to}` : "none", told);
  });
}
