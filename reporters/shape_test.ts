import { assertEquals } from "@std/assert";
import { either, flag, listOf, maybe, number, oneOf, record, type Shape, text } from "./shape.ts";

const CASES: readonly (readonly [string, Shape, readonly unknown[], readonly unknown[]])[] = [
  ["text", text, ["", "x"], [1, undefined, null]],
  ["number", number, [0, -1.5], [NaN, Infinity, "1"]],
  ["flag", flag, [true, false], [0, "true"]],
  ["oneOf", oneOf("a", "b"), ["a"], ["c", 1, "constructor"]],
  ["either", either(text, number), ["", 1], [true]],
  ["maybe", maybe(text), [undefined, ""], [null, 1]],
  ["listOf", listOf(number), [[], [1]], [[1, "x"], { length: 0 }]],
  ["record", record({ a: text }), [{ a: "" }, { a: "", b: 1 }], [{}, [], null, "a"]],
];

for (const [name, shape, right, wrong] of CASES) {
  Deno.test(`shape: ${name}`, () => {
    assertEquals(right.map(shape), right.map(() => true));
    assertEquals(wrong.map(shape), wrong.map(() => false));
  });
}
