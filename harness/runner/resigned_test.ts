import { assert, assertEquals } from "@std/assert";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import { conclusionOf } from "../../reporters/mod.ts";
import { ruleStates } from "../core/mod.ts";
import { GREET, playing, reported, scenarioOf, verdicts } from "./test_kit.ts";

const resigning = (after: number) =>
  mgtpEngine({ choose: ({ plies }) => plies >= after ? "a0 a0" : undefined });

const SCENARIOS = [
  scenarioOf([GREET], { id: "hello", preflight: true }),
  scenarioOf([GREET, playing({ plies: 6 })], { id: "plies", rules: ["dark-chess/own-piece"] }),
  scenarioOf([GREET, playing({ plies: 6 })], { id: "resign", rules: ["mgtp/genmove-resign"] }),
];

Deno.test("an engine that resigns at once is not said to keep the rules of the game", async () => {
  const report = await reported(resigning(0), SCENARIOS, {});
  assertEquals(verdicts(report), { hello: "passed", plies: "skipped", resign: "warned" });
  const verdict = report.cases.find(({ key }) => key === "plies")?.verdict;
  assert(verdict?.kind === "skipped" && verdict.because.kind === "resigned");
  assertEquals(conclusionOf(report), "inconclusive");
});

Deno.test("an engine that resigns a game that is not lost gets a finding, and its rules stay open", async () => {
  const report = await reported(resigning(2), SCENARIOS, {});
  assertEquals(verdicts(report), { hello: "passed", plies: "warned", resign: "warned" });
  const found = report.cases.flatMap(({ violations }) => violations.map(({ rule }) => rule));
  assertEquals([...new Set(found)], ["mgtp/plays-on"]);
  assertEquals(ruleStates(report).get("dark-chess/own-piece"), "withheld");
});
