import { assertEquals } from "@std/assert";
import type { GameFacts, MatchReport, Rule } from "../harness/core/mod.ts";
import { builtin, matchContext } from "../harness/arena/games/test_kit.ts";
import type { Conclusion } from "./conclusion.ts";
import { matchConclusion } from "./match_conclusion.ts";

const TEXT = { en: "", zh: "", ja: "" };
const RULE: Rule = { id: "x/should", level: "SHOULD", text: TEXT, hint: TEXT, spec: "" };
const match = { ...matchContext([builtin("a"), builtin("b")], { games: 1 }).match, rules: [RULE] };
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0 },
  ...{ fouls: [], attempts: 1, startedAtMs: 0, durationMs: 0 },
  outcome: { kind: "over", reason: "NoMove", winner: 1 },
};
const foul = (rule: string): GameFacts["fouls"] => [
  { player: 0, violation: { rule, expected: [], actual: "", evidence: [], times: 1 } },
];
const unstartable = { player: 0, why: "", detail: "" } as const;

Deno.test.each<[string, Conclusion, MatchReport]>([
  ["losing is no violation", "conforms", { match, games: [GAME] }],
  ["a broken rule", "violations", { match, games: [{ ...GAME, fouls: foul("x/must") }] }],
  ["a broken SHOULD", "conforms", { match, games: [{ ...GAME, fouls: foul("x/should") }] }],
  ["a broken SHOULD when strict", "violations", {
    match: { ...match, strict: true },
    games: [{ ...GAME, fouls: foul("x/should") }],
  }],
  ["an engine that cannot be started", "unstartable", { match, games: [], unstartable }],
  ["a game without a result", "inconclusive", {
    match,
    games: [{ ...GAME, outcome: { kind: "inconclusive", because: { kind: "cut-short" } } }],
  }],
  ["games that were not played", "inconclusive", { match, games: [] }],
])("%s gives the conclusion", (_, conclusion, report) => {
  assertEquals(matchConclusion(report), conclusion);
});

Deno.test("either decision of a test is an answer, and no decision is none", () => {
  const test = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  const sprt = {
    test,
    bounds: [-3, 3],
    llr: 0,
    curve: [],
    counts: [],
    repeated: 0,
    lastGame: 1,
  } as const;
  const long = { ...match, games: 1000 };
  const conclusions = (["elo0", "elo1"] as const).map((decision) =>
    matchConclusion({ match: long, games: [GAME], sprt: { ...sprt, decision } })
  );
  assertEquals(conclusions, ["conforms", "conforms"]);
  assertEquals(matchConclusion({ match, games: [GAME], sprt }), "inconclusive");
  const broken = [{ ...GAME, fouls: foul("x/must") }];
  assertEquals(
    matchConclusion({ match, games: broken, sprt: { ...sprt, decision: "elo1" } }),
    "conforms",
  );
  assertEquals(matchConclusion({ match, games: broken, sprt }), "violations");
});
