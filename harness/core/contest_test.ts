import { assert, assertEquals } from "@std/assert";
import { fixedPairings, pairingsOf } from "./contest.ts";

const FOUR = ["a", "b", "c", "d"].map((name) => ({ name, command: [] }));

Deno.test("all players meet each other once", () => {
  assertEquals(pairingsOf(3), [
    { index: 0, one: 0, other: 1 },
    { index: 1, one: 2, other: 0 },
    { index: 2, one: 1, other: 2 },
  ]);
  assertEquals(pairingsOf(20).length, 190);
});

Deno.test.each([2, 3, 4, 7, 12])(
  "of %d players that all meet, each is named first as often as second, give or take one",
  (players) => {
    const lead = Array<number>(players).fill(0);
    for (const { one, other } of pairingsOf(players)) {
      lead[one]!++;
      lead[other]!--;
    }
    const most = players % 2 === 1 ? 0 : 1;
    assert(lead.every((more) => Math.abs(more) <= most), lead.join());
  },
);

Deno.test("the player that meets all others is named first in every other meeting", () => {
  const pairings = fixedPairings({ players: FOUR, format: "gauntlet" });
  assertEquals(pairings, [
    { index: 0, one: 0, other: 1 },
    { index: 1, one: 2, other: 0 },
    { index: 2, one: 0, other: 3 },
  ]);
});

Deno.test("shards have all pairings between them, and none twice", () => {
  const parts = [1, 2, 3].map((index) => pairingsOf(7, { index, of: 3 }));
  const all = parts.flat().map(({ index }) => index).sort((a, b) => a - b);
  assertEquals(all, [...Array(21).keys()]);
  assertEquals(parts.map(({ length }) => length), [7, 7, 7]);
});
