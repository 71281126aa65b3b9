import { assertEquals } from "@std/assert";
import { groupsOf } from "./groups.ts";

const beat = (first: number, second: number) => ({ first, second, wins: 1, draws: 0, losses: 0 });

Deno.test("a circle of wins is one group", () => {
  const groups = groupsOf(3, [beat(0, 1), beat(1, 2), beat(2, 0)]);
  assertEquals(groups, [{ players: [0, 1, 2], relation: "main" }]);
});

Deno.test("a chain of wins is as many groups as players", () => {
  const groups = groupsOf(3, [beat(2, 1), beat(1, 0)]);
  assertEquals(groups.map(({ players, relation }) => [players, relation]), [
    [[0], "main"],
    [[1], "above"],
    [[2], "above"],
  ]);
});

Deno.test("a draw compares both ways", () => {
  const drawn = { first: 0, second: 1, wins: 0, draws: 1, losses: 0 };
  assertEquals(groupsOf(2, [drawn]).length, 1);
});
