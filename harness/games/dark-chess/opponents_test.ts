import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { objection } from "./objection.ts";
import { DARK_CHESS_OPPONENTS } from "./opponents.ts";
import { play } from "./play.ts";
import type { DarkChessPosition } from "./position.ts";
import { redealt, started } from "./test_kit.ts";

const { random, greedy, search } = DARK_CHESS_OPPONENTS;
const REST = "----/----/----/----/----";

/** What a player does in a position, over many seeds. */
function choices(player: typeof random, position: DarkChessPosition): string[] {
  const all = Array.from({ length: 40 }, (_, seed) => write(player(position, randomFrom(seed))));
  return [...new Set(all)].sort();
}

Deno.test("the random player may do anything legal", () => {
  const position = started(`K--k/----/----/${REST} red`);
  assertEquals(choices(random, position), moves(position).map(write).sort());
});

Deno.test("the greedy player takes the most valuable piece", () => {
  assertEquals(choices(greedy, started(`pRn-/-c--/----/${REST} red`)), ["b8-b7"]);
});

Deno.test("the greedy player runs from a threat that it cannot answer", () => {
  const position = started(`Rk--/----/----/${REST} red`);
  assertEquals(choices(greedy, position), ["a8-a7"]);
});

Deno.test("the greedy player does not step beside a stronger piece", () => {
  assertEquals(choices(greedy, started(`R-g-/----/----/${REST} red`)), ["a8-a7"]);
});

Deno.test("the greedy player does not look under dark pieces", () => {
  let position = started(4);
  for (let ply = 0; ply < 12; ply++) {
    const chosen = write(greedy(position, randomFrom(ply)));
    assertEquals(write(greedy(redealt(position, randomFrom(ply)), randomFrom(ply))), chosen);
    position = play(position, greedy(position, randomFrom(ply)));
  }
});

Deno.test("the greedy player beats the random one", () => {
  let points = 0;
  for (let seed = 0; seed < 30; seed++) {
    const chance = randomFrom(seed);
    let position = started(seed);
    while (!ending(position)) {
      const player = position.turn === "first" ? greedy : random;
      position = play(position, player(position, chance));
    }
    const winner = ending(position)?.winner;
    points += winner === "first" ? 1 : winner ? 0 : 0.5;
  }
  assert(points > 18, `${points} of 30`);
});

Deno.test("the searching player breaks no rule and beats the greedy one, with either colour", () => {
  let points = 0;
  for (let game = 0; game < 8; game++) {
    const chance = randomFrom(game);
    const own = game % 2 === 0 ? "first" : "second";
    let position = started(Math.floor(game / 2));
    while (!ending(position)) {
      const player = position.turn === own ? search : greedy;
      const move = player(position, chance, { nodes: 500 });
      assertEquals(objection(position, move), undefined);
      position = play(position, move);
    }
    const winner = ending(position)?.winner;
    points += winner === own ? 1 : winner ? 0 : 0.5;
  }
  assert(points >= 6, `${points} of 8`);
});
