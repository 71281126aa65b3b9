import { assert, assertEquals } from "@std/assert";
import { between, CELLS, indexOf, pointAtCell, POINTS, RAYS } from "./point.ts";

Deno.test("there are 60 points, row by row from the top left", () => {
  assertEquals(POINTS.length, 60);
  assertEquals(POINTS.slice(0, 6), ["-4,4", "-3,4", "-2,4", "-1,4", "0,4", "-4,3"]);
  assertEquals(POINTS.at(-1), "4,-4");
  assertEquals(POINTS.map(indexOf), [...POINTS.keys()]);
});

Deno.test.each<[string, number, number]>([["1,1", 3, 5], ["-3,1", 3, 1], ["1,-2", 6, 5]])(
  "the specification's point %s is in row %d, column %d, counted from 0",
  (name, row, column) => {
    assertEquals(pointAtCell(9 * row + column), indexOf(name));
    assertEquals(CELLS[indexOf(name)!], 9 * row + column);
  },
);

Deno.test.each(["", "0,0", "5,0", "3,3", "-4,-1", "1, 1", "01,1", "-0,1", "1", "1,1,1"])(
  "%s is no point",
  (name) => assertEquals(indexOf(name), undefined),
);

Deno.test.each([-1, 81, 5, 40, 45])("cell %d holds no point", (cell) => {
  assertEquals(pointAtCell(cell), undefined);
});

Deno.test.each<[string, string, string[] | undefined]>([
  ["2,0", "1,1", []],
  ["4,-4", "1,-1", ["3,-3", "2,-2"]],
  ["-1,0", "1,0", ["0,0"]],
  ["0,3", "0,-2", ["0,2", "0,1", "0,0", "0,-1"]],
  ["2,0", "2,0", undefined],
  ["1,1", "2,2", undefined],
  ["1,1", "-1,-1", undefined],
])("between %s and %s lie the places in line", (from, to, expected) => {
  assertEquals(between(indexOf(from)!, indexOf(to)!), expected);
});

Deno.test("lines end at the edge and at the hole", () => {
  const names = RAYS[indexOf("2,0")!]!.map((ray) => ray.map((point) => POINTS[point]).join(" "));
  assertEquals(names, [
    "3,0 4,0",
    "2,1 2,2",
    "1,1 0,2 -1,3 -2,4",
    "1,0",
    "2,-1 2,-2 2,-3 2,-4",
    [
      "3,-1",
      "4,-2",
    ].join(" "),
  ]);
  assertEquals(RAYS[indexOf("-4,4")!]!.length, 3);
});

Deno.test("lines run both ways", () => {
  RAYS.forEach((rays, from) => {
    for (const to of rays.flat()) assert(RAYS[to]!.flat().includes(from));
  });
});
