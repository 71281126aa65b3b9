import { assertEquals } from "@std/assert";
import { canMove, moves } from "./moves.ts";
import { write } from "./notation.ts";
import { play } from "./play.ts";
import type { ShogiPosition } from "./position.ts";
import { randomGame, started } from "./test_kit.ts";
import { testPerft } from "../../testing/perft_table.ts";

testPerft("shogi", (setup) => {
  const known = new Map<string, number>();
  return (depth) => perft(started(setup), depth, known);
});

Deno.test("a pawn drop that gives mate is not among the moves", () => {
  const texts = (setup: string) => moves(started(setup)).map(write);
  assertEquals(texts("6snk/9/7G1/9/9/9/9/9/K8 b P 1").includes("P*1b"), false);
  assertEquals(texts("8k/9/7G1/9/9/9/9/9/K8 b P 1").includes("P*1b"), true);
});

Deno.test("there is a move just where moves are listed", () => {
  for (const position of randomGame(started(), { seed: 8, plies: 40 })) {
    assertEquals(canMove(position), moves(position).length > 0);
  }
  assertEquals(canMove(started("8k/8G/8G/9/9/9/9/9/K8 w - 1")), false);
});

/** How many sequences of `depth` moves there are; what was counted once is not counted again. */
function perft(position: ShogiPosition, depth: number, known: Map<string, number>): number {
  const key = `${position.seen.at(-1)?.key} ${depth}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const all = moves(position);
  const count = depth === 1
    ? all.length
    : all.reduce((sum, move) => sum + perft(play(position, move), depth - 1, known), 0);
  known.set(key, count);
  return count;
}
