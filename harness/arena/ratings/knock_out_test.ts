import { assertEquals } from "@std/assert";
import { simulatedContest } from "./_simulated.ts";
import { bracket, knockOutRound, winnerOf } from "./knock_out.ts";
import type { History, Meeting } from "./meeting.ts";
import { standingsOf } from "./standings.ts";

const EMPTY: History = { players: 6, rounds: [], meetings: [], fullPoints: 2 };
const all = (players: number): readonly number[] => Array.from({ length: players }, (_, at) => at);

Deno.test("the best seeds meet last", () => {
  assertEquals(bracket(4), [0, 3, 1, 2]);
  assertEquals(bracket(8), [0, 7, 3, 4, 1, 6, 2, 5]);
  assertEquals(bracket(5), [0, undefined, 3, 4, 1, undefined, 2, undefined]);
});

Deno.test("a knock-out of an odd number has byes for the best seeds and ends with one", () => {
  const first = knockOutRound({ ...EMPTY, players: 7 });
  assertEquals(first, {
    pairings: [{ one: 3, other: 4 }, { one: 1, other: 6 }, { one: 2, other: 5 }],
    byes: [0],
  });
  // The stronger of two always wins: the seeds are in the reverse order of strength.
  const strengths = all(7).map((player) => 1000 * player);
  const history = simulatedContest(strengths, { format: "knock-out", random: () => 0.5 });
  assertEquals(history.rounds.length, 3);
  const standings = standingsOf(history, "knock-out");
  assertEquals(standings.map(({ player, rank }) => [player, rank]), [
    [6, 1],
    [4, 2],
    [0, 3],
    [5, 3],
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
});

Deno.test("the better seed goes on where nothing separates two players", () => {
  const meeting: Meeting = { round: 1, one: 4, other: 2, points: [3, 3], games: 6 };
  assertEquals(winnerOf(meeting), 2);
});
