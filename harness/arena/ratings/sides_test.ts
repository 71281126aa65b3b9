import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import type { Encounter } from "../../core/mod.ts";
import { rate } from "./rate.ts";
import { tellsSides } from "./sides.ts";

const encounter = ([first = 0, second = 0]: readonly number[]): Encounter => (
  { first, second, wins: 6, draws: 0, losses: 2 }
);

const CASES: readonly (readonly [string, readonly (readonly number[])[], boolean])[] = [
  ["no games", [], false],
  ["the same player always begins", [[0, 1]], false],
  ["a chain in which the same player of each pair begins", [[0, 1], [1, 2], [2, 3]], false],
  ["two beginners against two others", [[0, 2], [0, 3], [1, 2], [1, 3]], false],
  ["both begin", [[0, 1], [1, 0]], true],
  ["three players, each pair with the same beginner", [[0, 1], [1, 2], [0, 2]], true],
  ["one of two groups changes sides", [[0, 1], [2, 3], [3, 2]], true],
];

for (const [title, pairs, told] of CASES) {
  Deno.test(`worth of moving first: ${title}: ${told ? "shown" : "not shown"}`, () => {
    assertEquals(tellsSides(4, pairs.map(encounter)), told);
  });
}

Deno.test("where the same player always began, its lead is taken for strength, and that is said", () => {
  const { rows, advantage, sidesUntold } = rate(2, [encounter([0, 1])]);
  assertEquals([advantage, sidesUntold], [undefined, true]);
  // 75 % of the points.
  assertAlmostEquals((rows[0]?.elo ?? NaN) - (rows[1]?.elo ?? NaN), 190.85, 0.01);
  // The variance of a log odds: 1/6 + 1/2.
  const natural = 400 / Math.LN10;
  assertAlmostEquals(2 * (rows[0]?.error ?? NaN) / natural / 1.959964, Math.sqrt(2 / 3), 1e-4);
});

Deno.test("a chain of versions, each pair with the same beginner, has finite intervals", () => {
  const { rows, sidesUntold } = rate(3, [[0, 1], [1, 2]].map(encounter));
  assert(sidesUntold && rows.every(({ error }) => error < 500));
});
