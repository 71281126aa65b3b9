import { assertEquals } from "@std/assert";
import type { GameFacts, MatchFacts } from "./match.ts";
import { pairPoints, standingOf } from "./standing.ts";

const MATCH: MatchFacts = {
  version: "0",
  game: "dark-chess",
  players: [{ name: "mine", command: [] }, { name: "theirs", command: [] }],
  games: 4,
  seed: 1,
  swap: true,
  clock: { mainMs: 1000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: {},
  strict: false,
  rules: [],
};

function game(number: number, more: Partial<GameFacts>): GameFacts {
  return {
    number,
    pair: Math.ceil(number / 2),
    seed: 1,
    first: number % 2 === 1 ? 0 : 1,
    outcome: { kind: "over", reason: "NoMove", winner: 0 },
    setup: "",
    plies: [],
    opening: 0,
    fouls: [],
    attempts: 1,
    startedAtMs: 0,
    durationMs: 0,
    ...more,
  };
}

const GAMES = [
  game(1, {
    plies: [
      { by: 0, move: "a", thinkMs: 5, leftMs: 95 },
      { by: 1, move: "b", thinkMs: 7, leftMs: 90 },
      { by: 0, move: "c", thinkMs: 15, leftMs: 80 },
      { by: 1, move: "d" },
    ],
  }),
  game(2, {
    outcome: { kind: "over", reason: "TimeOut", winner: 1, forfeit: "x/late" },
    fouls: [{
      player: 0,
      violation: { rule: "x/late", expected: [], actual: "", evidence: [], times: 1 },
    }],
    plies: [{ by: 1, move: "a", thinkMs: 1, leftMs: 50 }, {
      by: 0,
      move: "b",
      thinkMs: 3,
      leftMs: 60,
    }],
  }),
  game(3, { outcome: { kind: "over", reason: "NoEatFlipDraw" } }),
  game(4, { outcome: { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs: 1 } } }),
];

Deno.test("results are counted for the first-named player, whichever side moved first", () => {
  const { tally, asFirst, asSecond, inconclusive, fouls } = standingOf({
    match: MATCH,
    games: GAMES,
  });
  assertEquals(tally, { wins: 1, draws: 1, losses: 1 });
  assertEquals(asFirst, { wins: 1, draws: 1, losses: 0 });
  assertEquals(asSecond, { wins: 0, draws: 0, losses: 1 });
  assertEquals([inconclusive, fouls], [1, [1, 0]]);
});

Deno.test("only pairs with two results count as pairs", () => {
  assertEquals(pairPoints(GAMES), [1]);
  assertEquals(standingOf({ match: MATCH, games: GAMES }).elo.by, "pairs");
  assertEquals(standingOf({ match: { ...MATCH, swap: false }, games: GAMES }).elo.by, "games");
  assertEquals(standingOf({ match: MATCH, games: GAMES.slice(0, 1) }).elo.by, "games");
});

Deno.test("ends are counted by reason and winner", () => {
  assertEquals(standingOf({ match: MATCH, games: GAMES }).ends, [
    { reason: "NoEatFlipDraw", winner: undefined, count: 1 },
    { reason: "NoMove", winner: 0, count: 1 },
    { reason: "TimeOut", winner: 1, count: 1 },
  ]);
});

Deno.test("time is counted for the side that thought, and only where it was measured", () => {
  assertEquals(standingOf({ match: MATCH, games: GAMES }).times, [
    { plies: 3, totalMs: 23, longestMs: 15, leastLeftMs: 60 },
    { plies: 2, totalMs: 8, longestMs: 7, leastLeftMs: 50 },
  ]);
});

Deno.test("the wait that lost a game by time is time that was used", () => {
  const lost = game(1, {
    plies: [{ by: 0, move: "a", thinkMs: 400, leftMs: 600 }],
    overtime: { by: 0, thinkMs: 900 },
  });
  const [mine, theirs] = standingOf({ match: MATCH, games: [lost] }).times;
  assertEquals(mine, { plies: 2, totalMs: 1300, longestMs: 900, leastLeftMs: 0 });
  assertEquals(theirs.plies, 0);
});
