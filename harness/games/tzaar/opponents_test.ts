import { assert, assertEquals, assertThrows } from "@std/assert";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { TZAAR_OPPONENTS } from "./opponents.ts";
import { play } from "./play.ts";
import type { TzaarPosition } from "./position.ts";
import { HEIGHTS_SETUP, NO_CAPTURE_SETUP, SELF_WIPE_SETUP, started } from "./test_kit.ts";

const { random, greedy } = TZAAR_OPPONENTS;

/** What a player does in a position, over many seeds. */
function choices(player: typeof random, position: TzaarPosition): string[] {
  const all = Array.from({ length: 60 }, (_, seed) => write(player(position, randomFrom(seed))));
  return [...new Set(all)].sort();
}

Deno.test("the random player may do anything legal", () => {
  const position = started(SELF_WIPE_SETUP);
  assertEquals(choices(random, position), moves(position).map(write).sort());
});

Deno.test("the greedy player wins where it can", () => {
  for (const chosen of choices(greedy, started(HEIGHTS_SETUP))) {
    assert(["2,0-2,-1", "2,0-2,2"].includes(chosen));
  }
  assertEquals(choices(greedy, started(SELF_WIPE_SETUP)), ["1,1--4,1", "1,2-1,3"]);
});

Deno.test("the greedy player does not wipe out a kind of its own", () => {
  const setup =
    "white 2 / W 1,1 1 3 / W 1,2 1 1 / W 3,-4 1 2 / B -1,3 1 1 / B -4,1 2 2 / B -3,-1 2 3";
  const chosen = choices(greedy, started(setup));
  assert(!chosen.includes("1,1+1,2") && !chosen.includes("1,2+1,1"), chosen.join(" "));
});

Deno.test("no move is made in a game that is over", () => {
  assertThrows(() => random(started(NO_CAPTURE_SETUP), randomFrom(1)));
});

Deno.test("the greedy player beats the random one from either side", () => {
  let wins = 0;
  for (let seed = 0; seed < 30; seed++) {
    const chance = randomFrom(seed);
    const side = seed % 2 === 0 ? "first" : "second";
    let position = started();
    while (!ending(position)) {
      const player = position.turn === side ? greedy : random;
      position = play(position, player(position, chance));
    }
    if (ending(position)?.winner === side) wins++;
  }
  assert(wins >= 24, `${wins} of 30`);
});
