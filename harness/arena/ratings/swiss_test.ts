import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { simulatedContest } from "./_simulated.ts";
import type { History } from "./meeting.ts";
import { standingsOf } from "./standings.ts";
import { swissRound } from "./swiss.ts";

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

/** A field without points in which these pairs have met. */
function fieldOf(players: number, met: (one: number, other: number) => boolean): History {
  const pairs = all(players).flatMap((one) => all(players).map((other) => ({ one, other })));
  const meetings = pairs.filter(({ one, other }) => one < other && met(one, other))
    .map((pair) => ({ ...pair, round: 1, points: [0, 0] as const, games: 2 }));
  return { ...EMPTY, players, meetings };
}

Deno.test("a pairing is found where the search from the top would take too long", () => {
  const found = swissRound(fieldOf(24, (one, other) => other === 23 && one > 0), all(24));
  assertEquals(found?.pairings.filter(({ other }) => other === 23), [{ one: 0, other: 23 }]);
  assertEquals(found?.pairings.flatMap(({ one, other }) => [one, other]).length, 24);
});

Deno.test("a field is given up only where there is no pairing without a rematch", () => {
  // Two odd halves, in each of which no two have met, while each has met all of the other half.
  const halves = fieldOf(30, (one, other) => (one < 15) !== (other < 15));
  assertEquals(swissRound(halves, all(30)), undefined);
});

Deno.test("a Swiss contest of 200 finds the best, with as much work as there are games", () => {
  const strengths = all(200).map((player) => (player * 73) % 200 * 5);
  const options = { format: "swiss", rounds: 9, random: randomFrom(11) } as const;
  const rows = standingsOf(simulatedContest(strengths, options), "swiss");
  const top = rows.slice(0, 20).map(({ player }) => strengths[player]! / 5);
  assert(top.filter((rank) => rank >= 180).length >= 12, top.join());
});
