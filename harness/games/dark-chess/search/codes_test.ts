import { assertEquals } from "@std/assert";
import { PIECE_LETTERS } from "../piece.ts";
import { BLACK, codeOf, colourBit, DISTANCES, letterOf, NEIGHBOURS, RED, TAKES } from "./codes.ts";

Deno.test("a code names one piece: its kind and its colour", () => {
  assertEquals(PIECE_LETTERS.map(codeOf).map(letterOf), [...PIECE_LETTERS]);
  assertEquals(codeOf("K"), 1);
  assertEquals(codeOf("p"), 15);
  assertEquals(colourBit("red"), RED);
  assertEquals(codeOf("k") & BLACK, colourBit("black"));
});

Deno.test.each(
  [
    ["K", "g", 1],
    ["K", "p", 0],
    ["P", "k", 1],
    ["p", "P", 1],
    ["C", "p", 0],
    ["n", "C", 1],
    ["G", "K", 0],
    ["G", "k", 0],
    ["R", "M", 0],
  ] as const,
)("a step takes what the rules say: %s and %s", (taker, prey, takes) => {
  assertEquals(TAKES[codeOf(taker) << 4 | codeOf(prey)], takes);
});

Deno.test("neighbours and distances follow the board of 4 by 8", () => {
  assertEquals([...NEIGHBOURS.slice(0, 4)].filter((square) => square >= 0).toSorted(), [1, 4]);
  assertEquals([...NEIGHBOURS.slice(20, 24)].length, 4);
  assertEquals(DISTANCES[0 << 5 | 31], 10);
  assertEquals(DISTANCES[5 << 5 | 5], 0);
});
