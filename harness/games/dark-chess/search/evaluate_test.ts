import { assert, assertEquals } from "@std/assert";
import { started } from "../test_kit.ts";
import { evaluate } from "./evaluate.ts";
import { MaterialTable } from "./material.ts";
import { SearchBoard } from "./search_board.ts";

const REST = "----/----/----/----/----/----";

function score(setup: string, quiet = 0): number {
  const board = new SearchBoard(started(setup));
  board.quiet = quiet;
  return evaluate(board, new MaterialTable());
}

Deno.test.each([
  `K-G-/p-k-/${REST}`,
  `KXG-/p-kX/${REST}`,
  "C--c/-P--/k--K/--p-/-c--/P--C/--g-/G--r",
])("what is good for one side is as bad for the other: %s", (rows) => {
  assertEquals(score(`${rows} red`), -score(`${rows} black`));
});

Deno.test("colours do not matter", () => {
  assertEquals(score(`K-G-/p-m-/${REST} red`), score(`k-g-/P-M-/${REST} black`));
});

Deno.test("more pieces are better, and so is a hunter that comes near", () => {
  assert(score(`K-G-/--m-/${REST} red`) > score(`K---/--m-/${REST} red`));
  assert(score(`-G-r/----/${REST} red`) > score(`G--r/----/${REST} red`));
});

Deno.test("a lead is worth less as the draw comes near, and nothing in the end", () => {
  const rows = `K-G-/--m-/${REST} red`;
  assertEquals(score(rows, 30), score(rows));
  assert(score(rows, 50) < score(rows, 40) && score(rows, 50) > 0);
  assertEquals(score(rows, 60), 0);
});
