import { assertEquals } from "@std/assert";
import { type Direction, DIRECTIONS, isFarCorner, ownView, SQUARES, stepFrom } from "./square.ts";

Deno.test("squares are named by column and row, as the manual's table has them", () => {
  assertEquals(SQUARES.slice(0, 7), ["0-0", "1-0", "2-0", "3-0", "4-0", "5-0", "0-1"]);
  assertEquals([SQUARES.length, SQUARES.at(-1)], [36, "5-5"]);
});

Deno.test("the second player sees the board turned round", () => {
  const seen = (name: string) => SQUARES[ownView(SQUARES.indexOf(name), "second")];
  assertEquals(["0-0", "1-4", "5-0", "2-3"].map(seen), ["5-5", "4-1", "0-5", "3-2"]);
  for (const square of SQUARES.keys()) {
    assertEquals(ownView(ownView(square, "second"), "second"), square);
    assertEquals(ownView(square, "first"), square);
  }
});

Deno.test.each<[string, "first" | "second", Record<Direction, string | undefined>]>([
  ["2-3", "first", { N: "2-2", E: "3-3", W: "1-3", S: "2-4" }],
  ["2-3", "second", { N: "2-4", E: "1-3", W: "3-3", S: "2-2" }],
  ["0-0", "first", { N: undefined, E: "1-0", W: undefined, S: "0-1" }],
  ["0-0", "second", { N: "0-1", E: undefined, W: "1-0", S: undefined }],
  ["5-2", "first", { N: "5-1", E: undefined, W: "4-2", S: "5-3" }],
])("from %s the %s player steps north, east, west and south", (from, side, expected) => {
  for (const direction of DIRECTIONS) {
    const to = stepFrom(SQUARES.indexOf(from), { side, direction });
    assertEquals(to === undefined ? undefined : SQUARES[to], expected[direction]);
  }
});

Deno.test("the far corners are those of the other side", () => {
  const corners = (side: "first" | "second") =>
    SQUARES.filter((_, square) => isFarCorner(square, side));
  assertEquals(corners("first"), ["0-0", "5-0"]);
  assertEquals(corners("second"), ["0-5", "5-5"]);
});
