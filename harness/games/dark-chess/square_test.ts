import { assertEquals } from "@std/assert";
import { between, indexOf, RAYS, SQUARES } from "./square.ts";

Deno.test("squares run from a1 along the ranks to d8", () => {
  assertEquals(SQUARES.slice(0, 5), ["a1", "b1", "c1", "d1", "a2"]);
  assertEquals([SQUARES.length, SQUARES.at(-1)], [32, "d8"]);
  assertEquals(SQUARES.map(indexOf), [...SQUARES.keys()]);
});

Deno.test.each(["", "a", "a0", "a9", "e1", "A1", "a10", "1a", "`1", "a:", "aé"])(
  "%s is no square",
  (name) => assertEquals(indexOf(name), undefined),
);

Deno.test.each<[string, string, string[] | undefined]>([
  ["a1", "a2", []],
  ["d1", "a2", undefined],
  ["a1", "a1", undefined],
  ["a1", "b2", undefined],
  ["a1", "b5", undefined],
  ["a1", "d1", ["b1", "c1"]],
  ["c8", "c5", ["c6", "c7"]],
])("between %s and %s lie the squares in line", (from, to, expected) => {
  const names = between(indexOf(from)!, indexOf(to)!)?.map((square) => SQUARES[square]!);
  assertEquals(names, expected);
});

Deno.test("rays leave a square in up to four directions", () => {
  const names = RAYS[indexOf("b7")!]!.map((ray) => ray.map((square) => SQUARES[square]).join(" "));
  assertEquals(names, ["b8", "b6 b5 b4 b3 b2 b1", "c7 d7", "a7"]);
  assertEquals(RAYS[0]!.length, 2);
});
