import { assertEquals } from "@std/assert";
import { progressOf } from "./contest_progress.ts";

Deno.test("points add up round by round, and equal points share a place", () => {
  const result = (points: number) => ({ opponent: 0, points, games: 2, first: true });
  const found = progressOf([
    { player: 2, rounds: [result(1), result(2)] },
    { player: 0, rounds: [result(2), result(0.5)] },
    // It entered late.
    { player: 1, rounds: [undefined, result(1.5)] },
  ], 2);
  const shown = [...found].map(([player, rounds]) => [
    player,
    ...rounds.map(({ points, place }) => `${points} #${place}`),
  ]);
  assertEquals(shown, [[2, "1 #2", "3 #1"], [0, "2 #1", "2.5 #2"], [1, "0 #3", "1.5 #3"]]);
  assertEquals(progressOf([{ player: 0, rounds: [] }], 0).get(0), []);
});
