import { assertEquals } from "@std/assert";
import { pointsIn } from "./meeting.ts";

Deno.test("points come from meetings and byes; a bye brings those of a whole meeting", () => {
  const rounds = [{ number: 1, pairings: [{ one: 0, other: 1 }], byes: [2], out: [] }];
  const meetings = [{ round: 1, one: 0, other: 1, points: [1.5, 0.5], games: 2 }] as const;
  const points = pointsIn({ players: 4, rounds, meetings, fullPoints: 2 });
  assertEquals([...points], [1.5, 0.5, 2, 0]);
});
