import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Side } from "../game.ts";
import { randomSetup, STANDARD_BOARD } from "./opening.ts";
import { type Board, countVisible, PIECE_TYPES } from "./position.ts";
import { started, swapped, turnedBoard } from "./test_kit.ts";

function census(board: Board): number[] {
  return (["first", "second"] as Side[]).flatMap((owner) =>
    PIECE_TYPES.map((type) => countVisible(board, { owner, type }))
  );
}

Deno.test("each side has 15 Totts, 9 Tzarras and 6 Tzaars, one high, on all 60 points", () => {
  assertEquals(census(STANDARD_BOARD), [15, 9, 6, 15, 9, 6]);
  assert(STANDARD_BOARD.length === 60 && STANDARD_BOARD.every((stack) => stack?.height === 1));
});

Deno.test("a turn by 60° exchanges the colours, and one by 120° changes nothing", () => {
  assertEquals(turnedBoard(STANDARD_BOARD), swapped(STANDARD_BOARD));
  assertEquals(turnedBoard(turnedBoard(STANDARD_BOARD)), STANDARD_BOARD);
});

Deno.test("a random setup has the same pieces elsewhere and opens a game", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { board, turn, step, round } = started(randomSetup(seed));
    assertEquals(census(board), [15, 9, 6, 15, 9, 6]);
    assertEquals([turn, step, round], ["first", 1, 1]);
  }
  assertEquals(randomSetup(7), randomSetup(7));
  assertNotEquals(randomSetup(7), randomSetup(8));
});
