import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { pick, randomFrom, shuffled } from "./random.ts";

function first(count: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, random);
}

Deno.test("the same seed gives the same numbers, for ever", () => {
  assertEquals(first(3, 1).map((each) => Math.floor(each * 2 ** 32)), [
    2693262067,
    11749833,
    2265367787,
  ]);
});

Deno.test("neighbouring seeds give different numbers", () => {
  assertNotEquals(first(4, 1), first(4, 2));
});

Deno.test("the numbers lie in [0, 1) and fill it evenly", () => {
  const bins = new Array<number>(10).fill(0);
  for (const each of first(10_000, 7)) {
    assert(each >= 0 && each < 1);
    const bin = Math.floor(each * 10);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  for (const count of bins) assert(Math.abs(count - 1000) < 150, `${bins}`);
});

Deno.test("a shuffle keeps the values and leaves its argument alone", () => {
  const values = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
  const out = shuffled(values, randomFrom(3));
  assertNotEquals(out, values);
  assertEquals([...out].sort(), values);
});

Deno.test("a pick is one of the values", () => {
  const random = randomFrom(5);
  const seen = new Set(Array.from({ length: 100 }, () => pick(["a", "b", "c"], random)));
  assertEquals([...seen].sort(), ["a", "b", "c"]);
  assertEquals(pick([], random), undefined);
});
