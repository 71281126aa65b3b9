import { assertEquals } from "@std/assert";
import type { GameBoard } from "./board.ts";
import { openingPlies } from "./opening_plies.ts";
import { builtin, matchContext } from "./test_kit.ts";

const { match: MATCH } = matchContext([builtin("random"), builtin("greedy")]);
const BOARD = {
  *chanceOpening(plies: number, seed: number) {
    for (let ply = 1; ply <= plies; ply++) yield `${seed}.${ply}`;
  },
} as unknown as GameBoard;

function opening(more: Partial<typeof MATCH>, pair = 1): readonly string[] {
  const plan = { number: 1, pair, seed: 7, first: 0 } as const;
  return [...openingPlies(BOARD, { ...MATCH, ...more }, plan)];
}

Deno.test("written plies come first, then the pair's opening, then plies by chance", () => {
  assertEquals(opening({}), []);
  const all = { start: { opening: ["a"] }, openings: [["b", "c"], ["d"]], randomPlies: 2 };
  assertEquals(opening(all), ["a", "b", "c", "7.1", "7.2"]);
});

Deno.test("pairs take the openings in turn", () => {
  const openings = [["b"], ["c"]];
  const taken = [1, 2, 3].map((pair) => opening({ openings }, pair));
  assertEquals(taken, [["b"], ["c"], ["b"]]);
});
