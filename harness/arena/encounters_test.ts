import { assertEquals } from "@std/assert";
import type { GameOutcome } from "../core/mod.ts";
import { encountersOf } from "./encounters.ts";

const over = (winner?: 0 | 1): GameOutcome => ({ kind: "over", reason: "", winner });

Deno.test("games are added up by who moved first, over all matches", () => {
  const lost: GameOutcome = { kind: "inconclusive", because: { kind: "no-rule" } };
  const sums = encountersOf([
    {
      players: [4, 7],
      games: [
        ...[{ first: 0, outcome: over(0) }, { first: 1, outcome: over(0) }] as const,
        ...[{ first: 0, outcome: over() }, { first: 0, outcome: lost }] as const,
      ],
    },
    { players: [7, 4], games: [{ first: 1, outcome: over(0) }] },
  ]);
  assertEquals(sums, [
    { first: 4, second: 7, wins: 1, draws: 1, losses: 1 },
    { first: 7, second: 4, wins: 0, draws: 0, losses: 1 },
  ]);
});
