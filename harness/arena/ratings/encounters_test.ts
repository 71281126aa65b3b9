import { assertEquals } from "@std/assert";
import type { GameOutcome } from "../../core/mod.ts";
import { encountersOf } from "./encounters.ts";

/** A game that no other repeats, unless its moves are given. */
let next = 0;
const game = (first: 0 | 1, outcome: GameOutcome, move = `a${next++}`) => ({
  ...{ first, outcome, setup: "x" },
  plies: [{ by: first, move }],
});
const over = (winner?: 0 | 1): GameOutcome => ({ kind: "over", reason: "", winner });

Deno.test("games are added up by the player that moved first, over all matches", () => {
  const lost: GameOutcome = { kind: "inconclusive", because: { kind: "no-rule" } };
  const sums = encountersOf([
    {
      players: [4, 7],
      games: [
        ...[game(0, over(0)), game(1, over(0))],
        ...[game(0, over()), game(0, lost)],
      ],
    },
    { players: [7, 4], games: [game(1, over(0))] },
  ]);
  assertEquals([sums.games, sums.repeated], [4, 0]);
  assertEquals(sums.encounters, [
    { first: 4, second: 7, wins: 1, draws: 1, losses: 1 },
    { first: 7, second: 4, wins: 0, draws: 0, losses: 1 },
  ]);
});

Deno.test("a game that repeats another move for move counts once, in whichever order they are named", () => {
  const { encounters, games, repeated } = encountersOf([
    { players: [0, 1], games: [game(0, over(0), "same"), game(0, over(0), "same")] },
    { players: [1, 0], games: [game(1, over(1), "same")] },
    // The sides are changed, or the end is another: these are other games.
    { players: [0, 1], games: [game(1, over(1), "same"), game(0, over(1), "same")] },
  ]);
  assertEquals([games, repeated], [3, 2]);
  assertEquals(encounters, [
    { first: 0, second: 1, wins: 1, draws: 0, losses: 1 },
    { first: 1, second: 0, wins: 1, draws: 0, losses: 0 },
  ]);
});
