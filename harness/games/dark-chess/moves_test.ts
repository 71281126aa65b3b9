import { assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import type { Kind } from "./piece.ts";
import { play } from "./play.ts";
import { colourOf, type DarkChessPosition } from "./position.ts";
import { started } from "./test_kit.ts";
import { testPerft } from "../../testing/perft_table.ts";

testPerft("dark-chess", (setup) => (depth) => perft(started(setup), depth));

Deno.test("a game opens with 32 flips, then 31", () => {
  const position = started(1);
  assertEquals(moves(position).length, 32);
  assertEquals(moves(play(position, { kind: "flip", at: "b3" })).length, 31);
});

Deno.test("a literal reading of the rules gives the same moves on random walks", () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = randomFrom(seed);
    let position = started(seed);
    while (!ending(position)) {
      const found = moves(position);
      assertEquals(found.map(write).sort(), literalMoves(position).sort());
      position = play(position, pick(found, random)!);
    }
  }
});

/** How many sequences of `depth` moves there are, flips left out. */
function perft(position: DarkChessPosition, depth: number): number {
  const steps = moves(position).filter((move) => move.kind === "move");
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(play(position, step), depth - 1), 0);
}

/** Asks of each pair of squares, by coordinates and from the letters alone, what the rules say. */
function literalMoves(position: DarkChessPosition): string[] {
  const mine = colourOf(position, position.turn);
  const grid = new Map<string, { letter: string; dark: boolean }>();
  position.board.forEach((piece, index) => {
    if (piece) grid.set(`${"abcd".charAt(index % 4)}${(index >> 2) + 1}`, piece);
  });
  const squares = [..."abcd"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const colour = (letter: string) => letter < "a" ? "red" : "black";
  const out: string[] = [];
  for (const from of squares) {
    const piece = grid.get(from);
    if (piece?.dark) out.push(from);
    if (!piece || piece.dark || colour(piece.letter) !== mine) continue;
    for (const to of squares) {
      const target = grid.get(to);
      const distance = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) +
        Math.abs(from.charCodeAt(1) - to.charCodeAt(1));
      if (!target && distance === 1) out.push(`${from}-${to}`);
      if (!target || target.dark || colour(target.letter) === mine) continue;
      const [hunter, prey] = [piece.letter.toUpperCase(), target.letter.toUpperCase()];
      const taken = hunter === "C"
        ? countBetween(from, { to, squares: squares.filter((square) => grid.has(square)) }) === 1
        : distance === 1 && outranks(hunter as Kind, prey as Kind);
      if (taken) out.push(`${from}-${to}`);
    }
  }
  return out;
}

/** How many of `squares` lie in a straight line between two. */
function countBetween(from: string, { to, squares }: { to: string; squares: string[] }): number {
  const line = from.charAt(0) === to.charAt(0)
    ? 0
    : from.charAt(1) === to.charAt(1)
    ? 1
    : undefined;
  if (line === undefined) return 0;
  const [low = "", high = ""] = [from, to].sort();
  return squares.filter((square) =>
    square.charAt(line) === from.charAt(line) && square > low && square < high
  ).length;
}

function outranks(hunter: Kind, prey: Kind): boolean {
  if (hunter === "K" && prey === "P") return false;
  if (hunter === "P" && prey === "K") return true;
  const order = "KGMRNCP";
  return order.indexOf(hunter) <= order.indexOf(prey);
}
