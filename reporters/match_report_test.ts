import { assertEquals } from "@std/assert";
import type { GameFacts, MatchReport, Violation } from "../harness/core/mod.ts";
import { conclusionOf } from "./conclusion.ts";
import { matchJson } from "./match_json.ts";
import { reportOfFouls, reportOfGames } from "./match_report.ts";

const violation: Violation = { rule: "x/y", expected: [], actual: "", evidence: [0], times: 1 };
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 1, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 5, plies: [{ by: 1, move: "a1" }] },
  outcome: { kind: "over", reason: "NoMove", winner: 1 },
};
const REPORT: MatchReport = {
  match: {
    ...{ version: "1", game: "g", games: 3, seed: 1, swap: false, strict: false, rules: [] },
    players: [{ name: "a", command: [] }, { name: "b", command: [] }],
    clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
    settings: {},
  },
  games: [
    GAME,
    { ...GAME, number: 2, fouls: [{ player: 0, violation }, { player: 1, violation }] },
    {
      ...GAME,
      number: 3,
      outcome: { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs: 1 } },
    },
  ],
};
const sources = {
  recordOf: ({ number }: GameFacts) => `${number}.txt`,
  replayOf: ({ number }: GameFacts) => `replay ${number}`,
  wireOf: () => [{ index: 0, atMs: 0, from: "engine", text: "x", of: 1 } as const],
};

Deno.test("every game is a case, judged by what was broken in it and not by its winner", () => {
  const { cases, run, finished } = reportOfGames(REPORT, sources);
  assertEquals(cases.map(({ key, verdict }) => [key, verdict.kind]), [
    ["1", "passed"],
    ["2", "failed"],
    ["3", "errored"],
  ]);
  assertEquals(cases[0]?.title.en, "b (first) – a");
  assertEquals([cases[0]?.at.file, cases[0]?.replay, cases[0]?.wire.length], [
    "1.txt",
    "replay 1",
    1,
  ]);
  assertEquals([run.engine.name, finished], ["a – b", true]);
});

Deno.test("a player that broke a rule is named in the report of what was broken", () => {
  const report = reportOfFouls(REPORT, sources);
  assertEquals(report.cases.map(({ key }) => key), ["a #2", "b #2"]);
  assertEquals(conclusionOf(report), "violations");
});

Deno.test("JSON has the standing and the moves, and no infinite number", () => {
  const { standing, games, finished, match } = JSON.parse(matchJson(REPORT));
  assertEquals([standing.tally, standing.elo.elo], [{ wins: 0, draws: 0, losses: 2 }, null]);
  assertEquals([games[0].moves, finished, match.rules], [["a1"], true, undefined]);
});
