import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Opponent } from "../game.ts";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { setup, started } from "./test_kit.ts";
import { write } from "./notation.ts";
import { GEISTER_OPPONENTS } from "./opponents.ts";
import { patient } from "./patient.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";

/** How many plies a game of `engine` against the patient opponent lasts. */
function pliesOf(engine: Opponent<GeisterPosition, GeisterMove>, seed: number): number {
  const chance = randomFrom(seed);
  let position = started(seed, { plyLimit: 202 });
  while (!ending(position)) {
    const player = position.turn === "first" ? engine : patient;
    position = play(position, player(position, chance));
  }
  return position.ply;
}

Deno.test.each<[keyof typeof GEISTER_OPPONENTS, number]>([["random", 6], ["greedy", 4]])(
  "most games of the %s player against the patient one reach its 101st move",
  (name, least) => {
    const games = Array.from({ length: 6 }, (_, seed) => pliesOf(GEISTER_OPPONENTS[name], seed));
    const long = games.filter((plies) => plies > 200).length;
    assert(long >= least, games.join(" "));
  },
);

Deno.test("the patient player leaves by no corner and takes no last ghost", () => {
  const places = { A: "00B", B: "33R", a: "01r", b: "50b", C: "45B", c: "43r", d: "22b" };
  for (let seed = 0; seed < 20; seed++) {
    const position = started(setup(places));
    const move = patient(position, randomFrom(seed));
    assertEquals(ending(play(position, move)), undefined, write(move));
  }
});

Deno.test("to ask the patient player for a move where there is none is a bug", () => {
  const none = started("99r99b99r99b99r99b99r99b41r31r21r11r40b30b20b10b");
  assertThrows(() => patient(none, randomFrom(1)));
});
