import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { ponder } from "../protocols/ponder/mod.ts";
import { geisterTcp } from "../protocols/geister/mod.ts";
import { usi } from "../protocols/usi/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { Foundations } from "./foundations.ts";
import { scenarioOf } from "./test_kit.ts";
import type { CaseResult } from "./run_scenario.ts";

const SFEN = "position sfen 4k4/9/9/9/9/9/9/9/K8 w - 1\ngo byoyomi 1000\n";
const MOVES = "position startpos moves 7g7f\ngo byoyomi 1000\n";

function found(rule: string, sent: string): CaseResult {
  const violation: Violation = { rule, sent, expected: [], actual: "", evidence: [], times: 1 };
  const verdict = { kind: "failed" } as const;
  const shape = { whole: false, suspect: false, mute: false, durationMs: 0, going: { kind: "on" } };
  return { ...shape, verdict, violations: [violation] } as unknown as CaseResult;
}

const at = (id: string): Scenario => scenarioOf([], { id });

Deno.test.each<[string, string, string, readonly string[]]>([
  ["usi/rules/king", "shogi/own-piece", SFEN, [
    "go/one_bestmove",
    "position/sfen",
    "position/anew",
  ]],
  ["usi/games/first", "shogi/nifu", MOVES, ["go/one_bestmove", "position/moves", "position/anew"]],
  ["usi/games/first", "usi/stays-alive", MOVES, []],
  ["usi/position/moves", "shogi/king-safe", MOVES, ["go/one_bestmove"]],
  ["usi/go/one_bestmove", "shogi/king-safe", MOVES, []],
])("in %s %s asks first for what it may rest on", (id, rule, sent, scenarios) => {
  const wanted = new Foundations(usi, false).wanted(found(rule, sent), at(id));
  assertEquals(wanted, scenarios.map((one) => `usi/${one}`));
});

Deno.test("what follows from a rule that is known to be broken is barred by it", () => {
  const foundations = new Foundations(usi, false);
  const illegal = found("shogi/own-piece", SFEN);
  assertEquals(foundations.withoutKnown(illegal, at("usi/rules/king")), illegal);
  foundations.learn(found("usi/position-sfen", SFEN), at("usi/position/sfen"));
  const { verdict, violations } = foundations.withoutKnown(illegal, at("usi/rules/king"));
  const because = { kind: "barred", rule: "usi/position-sfen", scenario: "usi/position/sfen" };
  assertEquals([verdict, violations], [{ kind: "skipped", because }, []]);
});

Deno.test("a move in a position that was set up otherwise still counts", () => {
  const foundations = new Foundations(usi, false);
  foundations.learn(found("usi/position-sfen", SFEN), at("usi/position/sfen"));
  const illegal = found("shogi/own-piece", MOVES);
  assertEquals(foundations.withoutKnown(illegal, at("usi/games/first")), illegal);
});

Deno.test("what was found under stress hides nothing", () => {
  const foundations = new Foundations(usi, false);
  const stress = { ...at("usi/position/sfen"), stimulus: "stress" as const };
  foundations.learn(found("usi/position-sfen", SFEN), stress);
  const illegal = found("shogi/own-piece", SFEN);
  assertEquals(foundations.withoutKnown(illegal, at("usi/rules/king")), illegal);
});

Deno.test("a crash is reported in a usual game, not for how a game from the middle began", () => {
  const foundations = new Foundations(ponder, false);
  const crash = (rule: string): CaseResult => {
    const { violations, ...result } = found(rule, "/turn 1 0");
    return { ...result, violations: violations.map((one) => ({ ...one, cause: "SIGSEGV" })) };
  };
  const [midgame, usual] = ["ponder-v2/handshake/midgame_first", "ponder/games/whole_game_second"];
  const games = ["first", "second"].map((side) => `ponder/games/whole_game_${side}`);
  assertEquals(foundations.wanted(crash("ponder/midgame-start"), at(midgame)), games);
  assertEquals(foundations.wanted(found("ponder/midgame-start", ""), at(midgame)), []);
  foundations.learn(crash("ponder/stays-alive"), at(usual));
  const { verdict } = foundations.withoutKnown(crash("ponder/midgame-start"), at(midgame));
  const because = { kind: "barred", rule: "ponder/stays-alive", scenario: usual } as const;
  assertEquals(verdict, { kind: "skipped", because });
  // The same rule at the same weight stands where it was found.
  const other = crash("ponder/stays-alive");
  assertEquals(foundations.withoutKnown(other, at("ponder/first_contact")), other);
});

Deno.test("an engine that leaves after no result is reported as such once", () => {
  const foundations = new Foundations(geisterTcp, false);
  const [won, lost] = [found("geister/knows-won", "WON:"), found("geister/knows-lst", "LST:")];
  const scenario = { ...at("geister/end/lst"), stimulus: "manual" as const };
  assertEquals(foundations.withoutKnown(lost, scenario), lost);
  foundations.learn(won, at("geister/end/won"));
  const told = foundations.withoutKnown(lost, scenario);
  assertEquals(told.violations.map(({ rule }) => rule), ["geister/knows-won"]);
  assertEquals(told.verdict, lost.verdict);
  assertEquals(foundations.withoutKnown(won, at("geister/end/won")), won);
});

Deno.test("a SHOULD hides no MUST", () => {
  const rule = "geister/knows-won";
  const light = { rule, scenario: "geister/end/won", light: true, explains: () => true } as const;
  const foundations = new Foundations({ ...geisterTcp, foundations: [light] }, false);
  foundations.learn(found(rule, "WON:"), at("geister/end/won"));
  const must = found("geister/stays-alive", "LST:");
  assertEquals(foundations.withoutKnown(must, at("geister/end/lst")), must);
});
