import { assertEquals, assertMatch } from "@std/assert";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { MGTP, playing, scenarioOf } from "./test_kit.ts";
import { dryRun } from "./dry_run.ts";

for (const pairing of PAIRINGS) {
  Deno.test(`${pairing.protocol.id}: every opening of every scenario can be played`, async () => {
    const loaded = await bundledScenarios(pairing);
    const faults = loaded.ok ? loaded.value.flatMap((one) => dryRun(one, pairing)) : [];
    assertEquals(faults, []);
    assertEquals(loaded.ok, true);
  });
}

Deno.test.each<[string, Parameters<typeof playing>[0], RegExp]>([
  ["a ply that is illegal", { opening: ["a1(K)", "a1-a3"] }, /cannot be played: .*a1-a3/],
  ["words that are no ply", { opening: ["hello"] }, /cannot be played: .*hello/],
  [
    "an end that does not come",
    { opening: ["a1(K)"], end: "no-move" },
    /does not end .*it goes on/,
  ],
  ["a setup that is none", { setup: "nonsense" }, /./],
])("%s is found before any engine runs", (_name, step, why) => {
  const [fault] = dryRun(scenarioOf([playing(step)]), MGTP);
  assertMatch(fault?.why.en ?? "", why);
});
