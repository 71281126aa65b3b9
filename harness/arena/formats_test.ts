import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../games/random.ts";
import { simulatedContest } from "./_simulated.ts";
import { bracket, knockOutRound, winnerOf } from "./knock_out.ts";
import type { History, Meeting } from "./meeting.ts";
import { nextRound } from "./next_round.ts";
import { standingsOf } from "./standings.ts";
import { swissRound } from "./swiss.ts";
import { gamesNeeded, SUDDEN_DEALS } from "./tie_break.ts";

const EMPTY: History = { players: 6, rounds: [], meetings: [], fullPoints: 2 };
const all = (players: number): readonly number[] => Array.from({ length: players }, (_, at) => at);

Deno.test("the first round of a Swiss contest pairs the upper half with the lower half", () => {
  assertEquals(swissRound(EMPTY, all(6)), {
    pairings: [{ one: 0, other: 3 }, { one: 1, other: 4 }, { one: 2, other: 5 }],
    byes: [],
  });
});

Deno.test("of an odd number the last player has a bye, and no player has two", () => {
  const strengths = all(7).map((player) => -player);
  const { rounds } = simulatedContest(strengths, { format: "swiss", rounds: 5, random: () => 0 });
  assertEquals(rounds[0]?.byes, [6]);
  const byes = rounds.flatMap((round) => round.byes);
  assertEquals(new Set(byes).size, 5);
});

Deno.test.each([[5, 4], [6, 5], [8, 7], [9, 6], [40, 9], [41, 11]])(
  "no two of %d players meet twice in %d rounds, and sides stay balanced",
  (players, count) => {
    const strengths = all(players).map((player) => 20 * (player % 7));
    const options = { format: "swiss", rounds: count, random: randomFrom(3) } as const;
    const { rounds, meetings } = simulatedContest(strengths, options);
    assertEquals(rounds.length, count);
    const pairs = meetings.map(({ one, other }) => [one, other].sort((a, b) => a - b).join());
    assertEquals(new Set(pairs).size, pairs.length);
    for (const { pairings, byes } of rounds) {
      const seated = [...pairings.flatMap(({ one, other }) => [one, other]), ...byes];
      assertEquals(seated.sort((a, b) => a - b), [...all(players)]);
    }
    for (const player of all(players)) {
      const firsts = meetings.filter(({ one }) => one === player).length;
      const seconds = meetings.filter(({ other }) => other === player).length;
      assert(Math.abs(firsts - seconds) <= 3, `${player}: ${firsts} – ${seconds}`);
    }
  },
);

Deno.test("a field that has met in full is over, not paired again", () => {
  const { rounds } = simulatedContest([0, 0, 0, 0], {
    ...{ format: "swiss", rounds: 9, random: randomFrom(1) },
  });
  assertEquals(rounds.length, 3);
});

Deno.test("a player that is out is not paired, and a late one enters with nothing", () => {
  const meetings: Meeting[] = [{ round: 1, one: 0, other: 1, points: [2, 0], games: 2 }];
  const first = { number: 1, pairings: [{ one: 0, other: 1 }], byes: [], out: [] };
  const history = { players: 5, rounds: [first], meetings, fullPoints: 2 };
  const out = [{ player: 1, why: "withdrawn" }] as const;
  const round = nextRound(history, { format: "swiss", rounds: 3 }, out);
  const seated = round?.pairings.flatMap(({ one, other }) => [one, other]).sort();
  assertEquals([seated, round?.byes, round?.out], [[0, 2, 3, 4], [], out]);
});

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

Deno.test("the better seed goes on where nothing has told two players apart", () => {
  const meeting: Meeting = { round: 1, one: 4, other: 2, points: [3, 3], games: 6 };
  assertEquals(winnerOf(meeting), 2);
});

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

Deno.test("Buchholz and Sonneborn–Berger tell equal points apart", () => {
  const rounds = [1, 2].map((number) => ({ number, pairings: [], byes: [], out: [] }));
  const meetings: Meeting[] = [
    { round: 1, one: 0, other: 1, points: [1, 0], games: 1 },
    { round: 1, one: 2, other: 3, points: [1, 0], games: 1 },
    { round: 2, one: 0, other: 2, points: [0.5, 0.5], games: 1 },
    { round: 2, one: 1, other: 3, points: [0, 1], games: 1 },
  ];
  const rows = standingsOf({ players: 4, rounds, meetings, fullPoints: 1 }, "swiss");
  assertEquals(
    rows.map(({ player, rank, points, buchholz, sonnebornBerger }) => [
      ...[player, rank, points, buchholz, sonnebornBerger],
    ]),
    [[2, 1, 1.5, 2.5, 1.75], [0, 2, 1.5, 1.5, 0.75], [3, 3, 1, 1.5, 0], [1, 4, 0, 2.5, 0]],
  );
});

Deno.test("a bye brings the points of a meeting, and an opponent with one's own points", () => {
  const rounds = [{ number: 1, pairings: [{ one: 0, other: 1 }], byes: [2], out: [] }];
  const meetings: Meeting[] = [{ round: 1, one: 0, other: 1, points: [1.5, 0.5], games: 2 }];
  const rows = standingsOf({ players: 3, rounds, meetings, fullPoints: 2 }, "swiss");
  const [first] = rows;
  assertEquals([first?.player, first?.points, first?.buchholz], [2, 2, 2]);
  assertEquals(first?.rounds, [{ points: 2, games: 0, first: false }]);
});

Deno.test("a Swiss contest of 200 finds the best, with as much work as there are games", () => {
  const strengths = all(200).map((player) => (player * 73) % 200 * 5);
  const options = { format: "swiss", rounds: 9, random: randomFrom(11) } as const;
  const rows = standingsOf(simulatedContest(strengths, options), "swiss");
  const top = rows.slice(0, 20).map(({ player }) => strengths[player]! / 5);
  assert(top.filter((rank) => rank >= 180).length >= 12, top.join());
});
