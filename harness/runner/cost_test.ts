import { assertEquals } from "@std/assert";
import type { Scenario, Step } from "../scenario/mod.ts";
import { byCost, costOf } from "./cost.ts";

const BASE = { at: { file: "x", line: 1, column: 1 }, on: 1 } as const;
const GREET: Step = { ...BASE, verb: "greet", options: {} };

function play(plies?: number): Step {
  const clock = { mainMs: 1, perMoveMs: 0, sharedPlies: 0 };
  return { ...BASE, verb: "play", engine: "first", opponent: "random", opening: [], plies, clock };
}

Deno.test("plies of the engine are what a scenario costs", () => {
  assertEquals(costOf([GREET]), 0);
  assertEquals(costOf([GREET, play(5), play(0)]), 3);
  assertEquals(costOf([play()]), 60);
  assertEquals(costOf([{ ...BASE, verb: "repeat", times: 3, steps: [play(2)] }]), 3);
});

Deno.test("cheap scenarios come first, equal ones stay in order", () => {
  const scenario = (id: string, steps: readonly Step[]): { scenario: Scenario } => ({
    scenario: { id, steps } as Scenario,
  });
  const cases = [scenario("c", [play(4)]), scenario("a", [GREET]), scenario("b", [])];
  assertEquals(cases.sort(byCost).map((one) => one.scenario.id), ["a", "b", "c"]);
});
