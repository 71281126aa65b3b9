import { assertEquals } from "@std/assert";
import { SQUARES } from "../../games/shogi/mod.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";
import { turnedSquare } from "./turn.ts";

const TOP = { ...SEED, turned: true };
const FROM_ONE = { ...TOP, board: { ...SEED.board!, left: 1 as const } };

Deno.test("a board on its head counts ranks from the first player, and files from the same end", () => {
  assertEquals(turnedSquare("7g", SEED), "7g");
  assertEquals(turnedSquare("7g", TOP), "3c");
  assertEquals(turnedSquare("7g", FROM_ONE), "7c");
});

Deno.test("turning a square twice gives the same square", () => {
  for (const dialogue of [SEED, TOP, FROM_ONE]) {
    const twice = SQUARES.map((one) => turnedSquare(turnedSquare(one, dialogue), dialogue));
    assertEquals(twice, SQUARES);
  }
});
