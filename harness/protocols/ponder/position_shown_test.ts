import { assert, assertEquals } from "@std/assert";
import { colourOf, countsOf, darkChess, showBoard } from "../../games/dark-chess/mod.ts";
import { marksOf, positionShown } from "./position_shown.ts";

const COUNTS = [1, 2, 2, 2, 2, 2, 5, 1, 2, 2, 2, 2, 2, 5];

Deno.test("a board that is shown is read as it was", () => {
  const start = darkChess.start({ setup: "X--k/----/----/----/----/----/----/K-P- red" });
  assert(start.ok);
  const shown = { marks: marksOf(start.value), counts: countsOf(start.value) };
  const seen = positionShown(shown, { moves: true, colour: "red" });
  assert(seen.ok);
  assertEquals(showBoard(seen.value), showBoard(start.value));
  assertEquals(countsOf(seen.value), countsOf(start.value));
});

Deno.test.each(
  [
    [true, "red", "red"],
    [true, "black", "black"],
    [false, "red", "black"],
    [false, "black", "red"],
  ] as const,
)("the mover is first: moves %s as %s", (moves, colour, mover) => {
  const marks = [..."K--------------k", ..."-".repeat(16)];
  const counts = [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
  const seen = positionShown({ marks, counts }, { moves, colour });
  assert(seen.ok);
  assertEquals([seen.value.turn, colourOf(seen.value, "first")], ["first", mover]);
});

Deno.test("before the first flip no side has a colour, and the living must fit the board", () => {
  const marks = Array(32).fill("X");
  const seen = positionShown({ marks, counts: COUNTS }, { moves: false, colour: undefined });
  assertEquals(seen.ok && seen.value.firstColour, undefined);
  for (const counts of [[], COUNTS.map(() => 0), COUNTS.map(() => 1e9)]) {
    assert(!positionShown({ marks, counts }, { moves: true, colour: undefined }).ok);
  }
});
