import { assert, assertEquals } from "@std/assert";
import type { AnyFixtureEngine, Deed } from "../transports/mod.ts";
import { foundIn } from "../../fixtures/engines/matrix.ts";
import type { Scenario } from "../scenario/mod.ts";
import { GREET, mgtpEngine, playing, reported, scenarioOf, verdicts } from "./test_kit.ts";

const CRASH: readonly Deed[] = [{ kind: "die", signal: "SIGSEGV" }];

/** Crashes at a genmove of each process, the first being 1; from a ply on, its plies are illegal. */
function aged(crashesAt: number, illegalFrom = Infinity): AnyFixtureEngine {
  const asked = new WeakMap<object, number>();
  return mgtpEngine({
    choose: ({ plies }) => plies >= illegalFrom ? "a1 d8" : undefined,
    deeds: (usual, { name }, state) => {
      // Settings are made anew for each process, and kept in it.
      const count = (asked.get(state.settings) ?? 0) + (name === "genmove" ? 1 : 0);
      asked.set(state.settings, count);
      return name === "genmove" && count >= crashesAt ? CRASH : usual;
    },
  });
}

function game(plies: number, more: Partial<Scenario> = {}): Scenario {
  return scenarioOf([GREET, playing({ plies })], { id: `mgtp/plies_${plies}`, ...more });
}

Deno.test("a game that a crash broke off is played on in fresh processes", async () => {
  const report = await reported(aged(3, 10), [game(20)]);
  assertEquals([...foundIn(report).keys()].length, 2, JSON.stringify([...foundIn(report)]));
  assert(foundIn(report).has("mgtp/stays-alive"));
  assert([...foundIn(report).keys()].some((rule) => rule.startsWith("dark-chess/")));
});

Deno.test("legal plies in fresh processes make no case pass", async () => {
  const report = await reported(aged(3), [game(9), game(12)]);
  assertEquals(verdicts(report), { "mgtp/plies_9": "failed", "mgtp/plies_12": "skipped" });
  assertEquals([...foundIn(report).keys()], ["mgtp/stays-alive"]);
  const plies = report.cases.map((one) => one.plies.length);
  assertEquals(plies, [4, 4], "The plies of fresh processes are no part of the game");
});

Deno.test("an engine that crashes at once in a position has its ply made for it", async () => {
  const engine = mgtpEngine({
    choose: ({ plies }) => plies >= 8 ? "a1 d8" : undefined,
    deeds: (usual, { name }, { plies }) => name === "genmove" && plies === 4 ? CRASH : usual,
  });
  const report = await reported(engine, [game(12)]);
  assertEquals(foundIn(report).size, 2, JSON.stringify([...foundIn(report)]));
});

Deno.test("a crash under stress is not played on", async () => {
  const report = await reported(aged(3, 10), [game(20, { stimulus: "stress" })]);
  assertEquals([...foundIn(report).keys()], ["mgtp/stays-alive"]);
});

Deno.test("an engine that crashes in its first game is still asked in other cases", async () => {
  const first = scenarioOf([GREET, playing({ plies: 5 })], { id: "mgtp/first", preflight: true });
  const report = await reported(aged(2), [first, game(1), game(3)]);
  assertEquals(verdicts(report), {
    "mgtp/first": "failed",
    "mgtp/plies_1": "passed",
    "mgtp/plies_3": "skipped",
  });
});
