import { assertEquals } from "@std/assert";
import { isInZone, nameOf, ranksToGo, squareOf, SQUARES } from "./square.ts";

Deno.test("squares are listed as SFEN reads them", () => {
  assertEquals([SQUARES.length, SQUARES[0], SQUARES[8], SQUARES[9], SQUARES[80]], [
    81,
    "9a",
    "1a",
    "9b",
    "1i",
  ]);
});

Deno.test("a square has a name, and a name that is none has no square", () => {
  for (const name of SQUARES) assertEquals(squareOf(name)?.usi, name);
  assertEquals([nameOf(7, 7), nameOf(1, 9), nameOf(0, 10)], ["7g", "1i", "0j"]);
  for (const name of ["0a", "1j", "7G", "77", "", "7gg", "toString"]) {
    assertEquals(squareOf(name), undefined);
  }
});

Deno.test.each<[string, number, boolean, number, boolean]>([
  ["5a", 1, true, 9, false],
  ["5c", 3, true, 7, false],
  ["5d", 4, false, 6, false],
  ["5f", 6, false, 4, false],
  ["5g", 7, false, 3, true],
  ["5i", 9, false, 1, true],
])("%s as both sides see it", (name, first, inFirst, second, inSecond) => {
  const square = squareOf(name)!;
  assertEquals([ranksToGo(square, "first"), isInZone(square, "first")], [first, inFirst]);
  assertEquals([ranksToGo(square, "second"), isInZone(square, "second")], [second, inSecond]);
});
