import { assertEquals } from "@std/assert";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { play } from "./play.ts";
import type { GeisterPosition } from "./position.ts";
import { boardString } from "./board_string.ts";
import { randomGame, setup, STANDARD, started } from "./test_kit.ts";
import { testPerft } from "../../testing/perft_table.ts";

testPerft("geister", (setup) => (depth) => perft(started(setup), depth));

Deno.test("the same counts hold for the second player at the start", () => {
  const position = started(`${STANDARD} second`);
  assertEquals([1, 2, 3].map((depth) => perft(position, depth)), [8, 64, 768]);
});

Deno.test.each<[string, "first" | "second", Record<string, string>, string[]]>([
  ["the left one by north and west", "first", { B: "00B", b: "33b" }, [
    "B,EAST",
    "B,NORTH",
    "B,SOUTH",
    "B,WEST",
  ]],
  ["the right one by north and east", "first", { B: "50B", b: "33b" }, [
    "B,EAST",
    "B,NORTH",
    "B,SOUTH",
    "B,WEST",
  ]],
  ["either one, the second player too", "second", { B: "33B", b: "55b" }, [
    "B,EAST",
    "B,NORTH",
    "B,SOUTH",
    "B,WEST",
  ]],
  ["none while red", "first", { A: "00R", b: "33b" }, ["A,EAST", "A,SOUTH"]],
  ["none of its own side", "first", { B: "05B", b: "33b" }, ["B,EAST", "B,NORTH"]],
])("of the corners a ghost may leave %s", (_, turn, places, expected) => {
  assertEquals(moves(started(setup(places, turn))).map(write).sort(), expected);
});

Deno.test("a literal reading of the rules gives the same moves on random walks", () => {
  for (let seed = 0; seed < 60; seed++) {
    for (const position of randomGame(started(seed), seed).positions) {
      assertEquals(moves(position).map(write).sort(), literalMoves(position).sort());
    }
  }
});

/** How many sequences of `depth` moves there are; a game that is over has none. */
function perft(position: GeisterPosition, depth: number): number {
  if (depth === 0) return 1;
  if (ending(position)) return 0;
  return moves(position).reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);
}

/** Asks of each ghost in the mover's own board string, by coordinates, what the rules say. */
function literalMoves(position: GeisterPosition): string[] {
  const board = boardString(position, position.turn).match(/.../g)!;
  const own = board.slice(0, 8);
  const isOwn = (x: number, y: number) => own.some((ghost) => ghost.startsWith(`${x}${y}`));
  const out: string[] = [];
  for (const [index, ghost] of own.entries()) {
    const [x, y] = [Number(ghost[0]), Number(ghost[1])];
    const name = "ABCDEFGH"[index];
    if (x > 5) continue;
    if (y > 0 && !isOwn(x, y - 1)) out.push(`${name},NORTH`);
    if (y < 5 && !isOwn(x, y + 1)) out.push(`${name},SOUTH`);
    if (x > 0 && !isOwn(x - 1, y)) out.push(`${name},WEST`);
    if (x < 5 && !isOwn(x + 1, y)) out.push(`${name},EAST`);
    if (ghost === "00B") out.push(`${name},NORTH`, `${name},WEST`);
    if (ghost === "50B") out.push(`${name},NORTH`, `${name},EAST`);
  }
  return out;
}
