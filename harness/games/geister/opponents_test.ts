import { assert, assertEquals, assertThrows } from "@std/assert";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { GEISTER_OPPONENTS } from "./opponents.ts";
import { play } from "./play.ts";
import type { GeisterPosition } from "./position.ts";
import { randomGame, recoloured, setup, started } from "./test_kit.ts";

const { random, greedy } = GEISTER_OPPONENTS;

/** What a player does in a position, over many seeds. */
function choices(player: typeof random, position: GeisterPosition): string[] {
  const all = Array.from({ length: 60 }, (_, seed) => write(player(position, randomFrom(seed))));
  return [...new Set(all)].sort();
}

Deno.test("the random player may do anything legal", () => {
  const position = started(1);
  assertEquals(choices(random, position), moves(position).map(write).sort());
});

Deno.test.each<[string, Record<string, string>, string[]]>([
  [
    "escapes, rather than take",
    { A: "20R", B: "00B", a: "10r", b: "33b" },
    ["B,NORTH", "B,WEST"],
  ],
  ["takes", { A: "22R", B: "45B", a: "21r", b: "00b" }, ["A,NORTH"]],
  [
    "takes the ghost in its corner first",
    { A: "22R", B: "45B", a: "21r", b: "55b" },
    ["B,EAST"],
  ],
  ["brings a blue ghost nearer", { A: "35R", B: "02B", a: "33r", b: "43b" }, ["B,NORTH"]],
  [
    "does not put a blue ghost beside another's",
    { A: "35R", B: "02B", a: "00r", b: "43b" },
    ["A,EAST", "A,NORTH", "A,WEST", "C,EAST", "C,SOUTH", "C,WEST"],
  ],
])("the greedy player %s", (_, places, expected) => {
  // Two more red ones are still about, so that a capture cannot lose.
  const text = setup({ C: "30R", c: "51r", ...places });
  assertEquals(choices(greedy, started(text)), expected);
});

Deno.test("the greedy player takes no ghost that may be the last red one", () => {
  const position = started(setup({ A: "22R", B: "45B", a: "21r", b: "00b" }));
  assert(!choices(greedy, position).includes("A,NORTH"));
});

Deno.test("the greedy player knows no more than it may", () => {
  for (let seed = 0; seed < 10; seed++) {
    for (const position of randomGame(started(seed), seed).positions.slice(0, -1)) {
      const disguised = recoloured(position, { side: position.turn, random: randomFrom(seed) });
      assertEquals(greedy(disguised, randomFrom(seed)), greedy(position, randomFrom(seed)));
    }
  }
});

Deno.test("the greedy player beats the random one on either side", () => {
  for (const side of ["first", "second"] as const) {
    let points = 0;
    for (let seed = 0; seed < 40; seed++) {
      const chance = randomFrom(seed);
      let position = started(seed);
      while (!ending(position)) {
        const player = position.turn === side ? greedy : random;
        position = play(position, player(position, chance));
      }
      points += ending(position)?.winner === side ? 1 : 0;
    }
    assert(points > 30, `${points} of 40`);
  }
});

Deno.test("to ask for a move where there is none is a bug", () => {
  const nobody = started("99r99b99r99b99r99b99r99b41r31r21r11r40b30b20b10b");
  assertThrows(() => random(nobody, randomFrom(1)));
  assertThrows(() => greedy(nobody, randomFrom(1)));
});
