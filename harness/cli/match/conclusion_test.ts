import { assertEquals } from "@std/assert";
import type { GameFacts, MatchReport, Rule } from "../../core/mod.ts";
import { builtin, hallOf } from "../../runner/match/kit_test.ts";
import { exitCodeOf } from "./conclusion.ts";

const TEXT = { en: "", zh: "", ja: "" };
const RULE: Rule = { id: "x/should", level: "SHOULD", text: TEXT, hint: TEXT, spec: "" };
const match = { ...hallOf([builtin("a"), builtin("b")], { games: 1 }).match, rules: [RULE] };
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
