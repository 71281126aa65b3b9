import { assertEquals } from "@std/assert";
import { repeatedGames } from "./repeats.ts";

Deno.test("a game repeats another by its start, its beginner and its moves", () => {
  const plies = ["7g7f", "3c3d"].map((move) => ({ by: 0, move }) as const);
  const game = { first: 0, setup: "x", plies } as const;
  assertEquals(repeatedGames([]), 0);
  assertEquals(repeatedGames([game, game, game]), 2);
  const others = [{ ...game, first: 1 }, { ...game, setup: "y" }, { ...game, plies: [] }] as const;
  assertEquals(repeatedGames([game, ...others]), 0);
});
