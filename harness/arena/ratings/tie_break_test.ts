import { assertEquals } from "@std/assert";
import { gamesNeeded, SUDDEN_DEALS } from "./tie_break.ts";

Deno.test("a level meeting has as many games again, then sudden death by deals", () => {
  const games = (winners: string) =>
    [...winners].map((one, at) => ({
      number: at + 1,
      outcome: {
        kind: "over",
        reason: "",
        ...one === "=" ? {} : { winner: one === "+" ? 0 as const : 1 as const },
      } as const,
    }));
  const needed = (winners: string): number => gamesNeeded(games(winners), 2);
  assertEquals(["", "+", "++", "+="].map(needed), [2, 2, 2, 2]);
  assertEquals(["+-", "+-+=", "+-+-", "+-+-==", "+-+-=+"].map(needed), [4, 4, 6, 8, 6]);
  assertEquals(needed("=".repeat(200)), 4 + 2 * SUDDEN_DEALS);
});
