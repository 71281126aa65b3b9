import { assertEquals } from "@std/assert";
import type { Meeting } from "./meeting.ts";
import { standingsOf } from "./standings.ts";

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
