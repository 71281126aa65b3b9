import { assertEquals } from "@std/assert";
import { simulatedContest, simulatedPoints } from "./_simulated.ts";

Deno.test("a simulated game goes by strength, with the stated share of draws between equals", () => {
  const points = (elo: number) =>
    [0.39, 0.41, 0.59, 0.61].map((value) => simulatedPoints(elo, () => value, { draws: 0.2 }));
  assertEquals(points(0), [1, 0.5, 0.5, 0]);
  assertEquals(points(4000), [1, 1, 1, 1]);
  assertEquals(points(-4000), [0, 0, 0, 0]);
});

Deno.test("a simulated contest plays all its rounds, and the stronger player wins", () => {
  const { rounds, meetings } = simulatedContest([9000, 0], {
    ...{ format: "swiss", rounds: 1, random: () => 0.5 },
  });
  assertEquals([rounds.length, meetings.length], [1, 1]);
  const [won, lost] = meetings[0]?.points ?? [];
  assertEquals([won, lost], [meetings[0]?.games, 0]);
});
