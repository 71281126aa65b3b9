import { assertEquals } from "@std/assert";
import type { Meeting } from "./meeting.ts";
import { nextRound } from "./next_round.ts";

Deno.test("a player that is out is not paired, and a late one enters with nothing", () => {
  const meetings: Meeting[] = [{ round: 1, one: 0, other: 1, points: [2, 0], games: 2 }];
  const first = { number: 1, pairings: [{ one: 0, other: 1 }], byes: [], out: [] };
  const history = { players: 5, rounds: [first], meetings, fullPoints: 2 };
  const out = [{ player: 1, why: "withdrawn" }] as const;
  const round = nextRound(history, { format: "swiss", rounds: 3 }, out);
  const seated = round?.pairings.flatMap(({ one, other }) => [one, other]).sort();
  assertEquals([seated, round?.byes, round?.out], [[0, 2, 3, 4], [], out]);
});
