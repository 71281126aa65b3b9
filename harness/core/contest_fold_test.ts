import { assertEquals } from "@std/assert";
import { absentOf } from "./contest.ts";
import { crossTable } from "./cross_table.ts";
import { ContestFold } from "./contest_fold.ts";
import type { JobEvent } from "./job_event.ts";
import type { GameFacts, PlayerIndex } from "./match.ts";

const CLOCK = { mainMs: 0, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
const SETTINGS = {
  ...{ version: "1", game: "g", games: 2, seed: 1, swap: true, clock: CLOCK, settings: {} },
  strict: false,
};
const [A, B, C] = ["a", "b", "c"].map((name) => ({ name, command: [name] }));
const CONTEST = { ...SETTINGS, players: [A!, B!, C!] };
const MATCH = { ...SETTINGS, players: [A!, B!] } as const;
const MEETING = { index: 0, one: 0, other: 1 };

function game(number: number, winner: PlayerIndex): GameFacts {
  return {
    ...{ number, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: 0, durationMs: 1 },
    outcome: { kind: "over", reason: "NoMove", winner },
  };
}

const EVENTS: readonly JobEvent[] = [
  { kind: "contest-started", contest: CONTEST },
  { kind: "meeting-started", meeting: { index: 1, one: 2, other: 0 } },
  { kind: "match-started", match: MATCH },
  { kind: "walkover", silent: { player: 0, spoke: false } },
  { kind: "meeting-finished", index: 1 },
  { kind: "meeting-started", meeting: MEETING },
  { kind: "match-started", match: MATCH },
  { kind: "game-finished", game: game(1, 0) },
  { kind: "game-finished", game: game(2, 1) },
  { kind: "meeting-finished", index: 0 },
  { kind: "contest-finished" },
];

function folded(events: readonly JobEvent[]) {
  const fold = new ContestFold([]);
  for (const event of events) fold.add(event);
  return fold.report();
}

Deno.test("the table of a contest is the fold of its events, in the order of its meetings", () => {
  const report = folded(EVENTS);
  assertEquals(report?.matches.map(({ index, report: { games } }) => [index, games.length]), [
    [0, 2],
    [1, 0],
  ]);
  assertEquals(report?.matches.map(absentOf), [[], [2]]);
  const table = report && crossTable(report);
  assertEquals(table?.map(({ player, points }) => [player, points]), [[0, 3], [1, 1], [2, 0]]);
  assertEquals([report?.rounds, folded([])], [undefined, undefined]);
});

Deno.test("a meeting that begins again begins with no games and no one absent", () => {
  const again = EVENTS.slice(1, 3);
  const report = folded([...EVENTS, ...again]);
  assertEquals(report?.matches.map(absentOf), [[], []]);
  const late = folded([...EVENTS, { kind: "game-finished", game: game(3, 0) }]);
  assertEquals(late, folded(EVENTS));
});

Deno.test("rounds are those of their last start, and a part keeps its number", () => {
  const shard = { index: 1, of: 2 };
  const round = { number: 1, pairings: [MEETING], byes: [2], out: [] };
  const report = folded([
    { kind: "contest-started", contest: { ...CONTEST, format: "swiss", shard } },
    { kind: "round-started", round: { ...round, byes: [] } },
    { kind: "round-started", round },
  ]);
  assertEquals([report?.rounds, report?.shard], [[round], shard]);
});
