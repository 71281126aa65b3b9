import { assert, assertEquals } from "@std/assert";
import { started } from "../test_kit.ts";
import { indexOf } from "../square.ts";
import { flipValue } from "./flip_value.ts";
import { valued } from "./material.ts";
import { SearchBoard } from "./search_board.ts";

/** The value of flipping a square, with the hidden pieces given in any order. */
function value(rows: string, square: string, deal: string): number {
  const board = new SearchBoard(started(`${rows} red deal=${deal}`));
  return flipValue(board, indexOf(square)!, valued(board.alive));
}

Deno.test.each([
  [
    "where a cannon would aim at a king",
    ["X-pk/----/----/----/----/----/----/X--K", "C---/----/----/----/----/----/----/N---"],
    ["a8", "a1"],
  ],
  [
    "far away from an enemy that would take what shows",
    ["Xg--/----/----/----/----/----/---X/---K", "N---/----/----/----/----/----/---R/----"],
    ["d2", "a8"],
  ],
])("it is better to flip %s", (_, [rows = "", deal = ""], [better = "", worse = ""]) => {
  assert(value(rows, better, deal) > value(rows, worse, deal));
});

Deno.test("far from everything a flip is worth nothing", () => {
  const rows = "X---/----/----/----/----/----/----/K--k";
  assertEquals(value(rows, "a8", "P---/----/----/----/----/----/----/----"), 0);
});
