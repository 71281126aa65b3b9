import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { geisterTcp } from "../protocols/geister/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { CaseResult } from "./run_scenario.ts";
import { Slips } from "./slips.ts";
import { scenarioOf } from "./test_kit.ts";

function found(rule: string, slips: readonly string[]): CaseResult {
  const violation: Violation = { rule, slips, expected: [], actual: "", evidence: [], times: 1 };
  const verdict = { kind: "failed" } as const;
  const shape = { whole: false, suspect: false, mute: false, durationMs: 0, going: { kind: "on" } };
  return { ...shape, verdict, violations: [violation] } as unknown as CaseResult;
}

const at = (id: string): Scenario => scenarioOf([], { id });
const EDGE = "geister/stays-on-board";
const BLOCKED = "geister/own-ghost-blocks";
const BOTH = ["north-south", "around"];

Deno.test("an illegal move that a slip explains is first looked for in a usual game", () => {
  const slips = new Slips(geisterTcp, false);
  const shows = ["geister/moves/as_first"];
  assertEquals(slips.wanted(found(EDGE, BOTH), at("geister/moves/midgame")), shows);
  assertEquals(slips.wanted(found(EDGE, BOTH), at("geister/moves/as_first")), []);
  assertEquals(slips.wanted(found(EDGE, []), at("geister/moves/midgame")), []);
});

Deno.test("a second rule that the same slip explains is barred by the first", () => {
  const slips = new Slips(geisterTcp, false);
  slips.learn(found(EDGE, BOTH), at("geister/a"));
  const { verdict, violations } = slips.withoutKnown(found(BLOCKED, ["around"]), at("geister/b"));
  const because = { kind: "barred", rule: EDGE, scenario: "geister/a" };
  assertEquals([verdict, violations], [{ kind: "skipped", because }, []]);
  // The one slip that explains both does not explain this one.
  const other = found(BLOCKED, ["north-south"]);
  assertEquals(slips.withoutKnown(other, at("geister/c")), other);
});

Deno.test("the first rule itself is reported wherever it is broken", () => {
  const slips = new Slips(geisterTcp, false);
  slips.learn(found(EDGE, BOTH), at("geister/a"));
  const again = found(EDGE, BOTH);
  assertEquals(slips.withoutKnown(again, at("geister/b")), again);
});

Deno.test("after an illegal move that no slip explains nothing is hidden", () => {
  const slips = new Slips(geisterTcp, false);
  slips.learn(found(EDGE, BOTH), at("geister/a"));
  slips.learn(found(EDGE, []), at("geister/b"));
  const other = found(BLOCKED, BOTH);
  assertEquals(slips.withoutKnown(other, at("geister/c")), other);
});

Deno.test("what was found under stress hides no MUST", () => {
  const slips = new Slips(geisterTcp, false);
  slips.learn(found(EDGE, BOTH), { ...at("geister/a"), stimulus: "stress" });
  const other = found(BLOCKED, BOTH);
  assertEquals(slips.withoutKnown(other, at("geister/b")), other);
});

Deno.test("two rules that one slip explains in one case are reported as the first", () => {
  const first = found(EDGE, BOTH);
  const both = { ...first, violations: [...first.violations, ...found(BLOCKED, BOTH).violations] };
  const { violations } = new Slips(geisterTcp, false).withoutKnown(both, at("geister/a"));
  assertEquals(violations.map(({ rule }) => rule), [EDGE]);
});
