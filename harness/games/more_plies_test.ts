import { assert, assertEquals } from "@std/assert";
import { ok } from "../core/mod.ts";
import { insert, type MorePlies, morePlies } from "./more_plies.ts";
import { randomFrom } from "./random.ts";

/** A game in which each ply adds 1, 2 or 3 to a sum and none may be played twice in a row. */
interface Sum {
  readonly sum: number;
  readonly last: number;
}

const options: MorePlies<Sum, number> = {
  game: {
    moves: ({ last }) => [1, 2, 3].filter((one) => one !== last),
    objection: ({ last }, move) => move === last ? { rule: "shogi/nifu", why: "twice" } : undefined,
    play: ({ sum }, move) => ({ sum: sum + move, last: move }),
    ending: ({ sum }) => sum >= 30 ? { reason: "full" } : undefined,
    read: (text) => ok(Number(text)),
    write: String,
  },
  start: { sum: 0, last: 0 },
  random: randomFrom(3),
  plies: 2,
  places: [0],
  alike: (written, other) => (written.sum - other.sum) % 3 === 0,
};

Deno.test("inserted plies fit all openings and lead to equivalent positions", () => {
  const openings = [["1", "2"], ["1", "2", "3", "1"]];
  const more = morePlies(openings, options);
  assert(more && more.at === 0);
  assertEquals(more.plies.map(Number).reduce((sum, one) => sum + one, 0) % 3, 0);
  assert(more.plies.at(-1) !== "1", "The first written ply stays legal");
});

Deno.test("no plies are inserted where none fit", () => {
  assertEquals(morePlies([["1"]], { ...options, alike: () => false }), undefined);
  assertEquals(morePlies([["1", "1"]], options), undefined);
  assertEquals(morePlies([["1"]], { ...options, usable: () => false }), undefined);
  assertEquals(morePlies([["1"]], { ...options, places: [] }), undefined);
});

Deno.test("plies are inserted after the given number of written ones", () => {
  assertEquals(insert(["a", "b", "c"], { at: 1, plies: ["x", "y"] }), ["a", "x", "y", "b", "c"]);
});
