import { assertEquals } from "@std/assert";
import type { GameFacts, MatchReport, Rule } from "../../core/mod.ts";
import { builtin, matchContext } from "../../arena/games/test_kit.ts";
import { exitCodeOf } from "./conclusion.ts";

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

Deno.test.each<[string, number, MatchReport]>([
  ["losing is no violation", 0, { match, games: [GAME] }],
  ["a broken rule", 1, { match, games: [{ ...GAME, fouls: foul("x/must") }] }],
  ["a broken SHOULD", 0, { match, games: [{ ...GAME, fouls: foul("x/should") }] }],
  ["a broken SHOULD when strict", 1, {
    match: { ...match, strict: true },
    games: [{ ...GAME, fouls: foul("x/should") }],
  }],
  ["an engine that cannot be started", 3, { match, games: [], unstartable }],
  ["a game without a result", 4, {
    match,
    games: [{ ...GAME, outcome: { kind: "inconclusive", because: { kind: "cut-short" } } }],
  }],
  ["games that were not played", 4, { match, games: [] }],
])("%s gives its exit code", (_, code, report) => {
  assertEquals(exitCodeOf(report), code as ReturnType<typeof exitCodeOf>);
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
  const codes = (["elo0", "elo1"] as const).map((decision) =>
    exitCodeOf({ match: long, games: [GAME], sprt: { ...sprt, decision } })
  );
  assertEquals(codes, [0, 0]);
  assertEquals(exitCodeOf({ match, games: [GAME], sprt }), 4);
  const broken = [{ ...GAME, fouls: foul("x/must") }];
  assertEquals(exitCodeOf({ match, games: broken, sprt: { ...sprt, decision: "elo1" } }), 0);
  assertEquals(exitCodeOf({ match, games: broken, sprt }), 1);
});
