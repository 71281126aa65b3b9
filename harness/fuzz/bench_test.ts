import { assert, assertEquals } from "@std/assert";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { oneAtATime } from "../runner/test_kit.ts";
import { Bench } from "./bench.ts";
import { options, searched } from "./test_kit.ts";

const MGTP = pairingOf("mgtp");
assert(MGTP);
const loaded = await bundledScenarios(MGTP);
assert(loaded.ok);
const scenarios = loaded.value.filter(({ preflight }) => preflight);
const proof = loaded.value.find(({ id }) => id === MGTP.protocol.reset);

Deno.test.each<[string, boolean, number]>([
  ["bears another instance has a second one", false, 2],
  ["locks a file does not", true, 1],
])("an engine that %s", async (_name, locks, jobs) => {
  const engine = mgtpEngine();
  const given = options(engine, {
    scenarios,
    jobs: 2,
    ...locks && { transport: oneAtATime(engine) },
  });
  await using bench = await Bench.open(given, given.model);
  assertEquals(bench.jobs, jobs);
});

Deno.test.each<[string, typeof proof]>([
  ["plays several games in one process", proof],
  ["is started for every game", undefined],
])("an engine that locks a file and %s is accused of nothing", async (_name, proof) => {
  const engine = mgtpEngine();
  const { report } = await searched(engine, {
    ...{ scenarios, proof, jobs: 2, games: 24 },
    transport: oneAtATime(engine),
  });
  assertEquals(report.cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
  assertEquals(report.search?.games, 24);
});
