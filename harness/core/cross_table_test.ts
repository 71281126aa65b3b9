import { assertEquals } from "@std/assert";
import { type ContestReport, gamesOf } from "./contest.ts";
import { crossTable } from "./cross_table.ts";
import type { GameFacts, MatchFacts, PlayerIndex } from "./match.ts";

const FACTS: Omit<MatchFacts, "players"> = {
  ...{ version: "0", game: "g", games: 2, seed: 1, swap: true, settings: {}, strict: false },
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  rules: [],
};
const PLAYERS = ["a", "b", "c", "d"].map((name) => ({ name, command: [] }));

function game(number: number, winner: PlayerIndex | undefined): GameFacts {
  return {
    ...{ number, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: 0, durationMs: 0 },
    outcome: { kind: "over", reason: "x", winner },
  };
}

function meeting(one: number, other: number, ...winners: (PlayerIndex | undefined)[]) {
  const players = [PLAYERS[one]!, PLAYERS[other]!] as const;
  const games = winners.map((winner, at) => game(at + 1, winner));
  return { index: 0, one, other, report: { match: { ...FACTS, players }, games } };
}

const REPORT: ContestReport = {
  contest: { ...FACTS, players: PLAYERS },
  matches: [
    meeting(0, 1, 0, undefined),
    meeting(0, 2, 1, 1),
    meeting(1, 2, 0, 0),
  ],
};

Deno.test("the table has both sides of every meeting", () => {
  const rows = crossTable(REPORT);
  assertEquals(rows.map(({ player, points, rank }) => [player, points, rank]), [
    [1, 2.5, 1],
    [2, 2, 2],
    [0, 1.5, 3],
    [3, 0, 4],
  ]);
  const [b, c] = rows;
  assertEquals(b?.cells[0], { wins: 0, draws: 1, losses: 1 });
  assertEquals(c?.cells[0], { wins: 2, draws: 0, losses: 0 });
  assertEquals(b?.cells[1], undefined);
  assertEquals(b?.tally, { wins: 2, draws: 1, losses: 1 });
});

Deno.test("among equal points, the player who beat stronger ones is ahead", () => {
  const rows = crossTable({
    contest: REPORT.contest,
    matches: [meeting(0, 2, 0), meeting(1, 3, 0), meeting(2, 3, 0)],
  });
  // Both have one point; a beat c, who has one, and b beat d, who has none.
  assertEquals(rows.map(({ player, rank }) => [player, rank]), [[0, 1], [1, 2], [2, 2], [3, 4]]);
});

Deno.test("in a gauntlet the share of the points decides, since one player has most games", () => {
  const rows = crossTable({
    contest: { ...REPORT.contest, format: "gauntlet" },
    matches: [meeting(0, 1, 1, 1), meeting(0, 2, 0, 0), meeting(0, 3, 0, 0)],
  });
  assertEquals(rows.map(({ player, points, rank }) => [player, points, rank]), [
    [1, 2, 1],
    [0, 4, 2],
    [2, 0, 3],
    [3, 0, 3],
  ]);
});

Deno.test("a walkover counts as all games of the meeting, and none is left to be played", () => {
  const matches = [
    meeting(0, 1, 0, 0),
    { ...meeting(0, 2), absent: 1 } as const,
    {
      ...meeting(1, 2),
      absent: 1,
    } as const,
  ];
  const contest = { ...REPORT.contest, games: 2, players: PLAYERS.slice(0, 3) };
  const rows = crossTable({ contest, matches });
  assertEquals(rows.map(({ player, points }) => [player, points]), [[0, 4], [1, 2], [2, 0]]);
  assertEquals(rows[2]?.cells[0], { wins: 0, draws: 0, losses: 2, walkover: true });
  assertEquals(gamesOf({ contest, matches }), { done: 2, all: 2 });
});
