import { assertEquals } from "@std/assert";
import type { ContestReport, ContestRound, GameFacts, PlayerIndex } from "../core/mod.ts";
import { CONTEST, CONTEXT } from "./contest_kit.ts";
import { gamesFor, roundAfter, standingIn, stateOf } from "./contest_state.ts";

const PLAYERS = ["a", "b", "c", "d"].map((name) => ({ name, command: [] }));
const SWISS = { ...CONTEST, players: PLAYERS, format: "swiss", rounds: 3 } as const;
const FIRST: ContestRound = {
  number: 1,
  pairings: [{ one: 0, other: 2 }, { one: 1, other: 3 }],
  byes: [],
  out: [],
};

function game(number: number, winner: PlayerIndex, forfeit?: string): GameFacts {
  return {
    ...{ number, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: 0, durationMs: 0 },
    outcome: { kind: "over", reason: "x", winner, ...forfeit ? { forfeit } : {} },
  };
}

function played(one: number, other: number, ...games: GameFacts[]): ContestReport["matches"][0] {
  return { index: 0, one, other, round: 1, report: { match: CONTEXT.match, games } };
}

Deno.test("a round is open until each of its meetings has all games", () => {
  const state = stateOf(SWISS, [FIRST], [
    played(0, 2, game(1, 0), game(2, 0)),
    played(1, 3, game(1, 0)),
  ]);
  assertEquals(state.open, [1]);
  assertEquals(roundAfter(SWISS, state), undefined);
  assertEquals(standingIn(SWISS, state).over, false);
});

Deno.test("the second forfeit takes a player out where two are the limit", () => {
  const matches = [
    played(0, 2, game(1, 0, "mgtp/legal-move"), game(2, 0, "mgtp/legal-move")),
    played(1, 3, game(1, 0, "mgtp/legal-move"), game(2, 1)),
  ];
  const outWith = (forfeits: number) => {
    const contest = { ...SWISS, forfeits };
    return roundAfter(contest, stateOf(contest, [FIRST], matches))?.out;
  };
  assertEquals(outWith(2), [{ player: 2, why: "forfeits" }]);
  assertEquals(outWith(1)?.map(({ player }) => player), [2, 3]);
  assertEquals(outWith(3), []);
});

Deno.test("an absent player is out, and the other gets the points of the meeting", () => {
  const absent = { ...played(0, 2, game(1, 0)), absent: 1 } as const;
  const state = stateOf(SWISS, [FIRST], [absent, played(1, 3, game(1, 0), game(2, 1))]);
  assertEquals(state.open, []);
  assertEquals(state.out, [{ player: 2, why: "absent" }]);
  assertEquals(state.history.meetings[0]?.points, [2, 0]);
  assertEquals(roundAfter(SWISS, state, [3])?.out, [
    { player: 2, why: "absent" },
    { player: 3, why: "withdrawn" },
  ]);
});

Deno.test("only a knock-out has more games after a tie", () => {
  const level = [game(1, 0), game(2, 1)];
  assertEquals(gamesFor(SWISS, level), 2);
  assertEquals(gamesFor({ ...SWISS, format: "knock-out" }, level), 4);
});
