import { assert, assertEquals } from "@std/assert";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import type { Report } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, loopback, type Transport } from "../transports/mod.ts";
import { MGTP, mgtpEngine, oneAtATime, reported, think } from "./test_kit.ts";
import keepsBoard from "../../fixtures/engines/mgtp/breaks_reset_board_clears.ts";
import type { Sins } from "../../fixtures/engines/mgtp/engine.ts";

interface Run extends Report {
  readonly starts: number;
  readonly tookMs: number;
}

/** Checks an engine, and counts how often it is started. */
async function checked(engine: AnyFixtureEngine | Transport): Promise<Run> {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const clock = fakeClock();
  let starts = 0;
  const inner = typeof engine === "function" ? engine : loopback(engine);
  const transport: Transport = (options) => {
    starts++;
    return inner(options);
  };
  const report = await reported(transport, loaded.value, { jobs: 2, clock });
  return { ...report, starts, tookMs: clock.now() };
}

const slow = (sins: Sins = {}): AnyFixtureEngine => mgtpEngine({ ...sins, begin: [think(4)] });

function brokenBy({ cases }: Report): readonly string[] {
  return [...new Set(cases.flatMap(({ violations }) => violations.map(({ rule }) => rule)))].sort();
}

Deno.test("an engine that takes 4 s to start is checked whole within 2 minutes", async () => {
  const report = await checked(slow());
  assertEquals(report.cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
  assert(report.tookMs < 120_000, `${report.tookMs} ms`);
  const quick = await checked(mgtpEngine());
  assert(report.starts < quick.starts * 0.75, `${report.starts} starts of ${quick.starts}`);
});

Deno.test("what an engine breaks does not depend on how long it takes to start", async () => {
  const sins: Sins = {
    deeds: (usual, { name }, { plies }) =>
      name === "genmove" && plies > 20 ? [{ kind: "die", signal: "SIGSEGV" }] : usual,
  };
  assertEquals(brokenBy(await checked(slow(sins))), brokenBy(await checked(mgtpEngine(sins))));
});

Deno.test("an engine that keeps its board at reset_board is started anew for every case", async () => {
  const { engine } = keepsBoard;
  const begin = () => ({ ...engine.begin(), deeds: [think(4)] });
  const report = await checked({ ...engine, begin });
  const quick = await checked(engine);
  assertEquals(report.starts, quick.starts);
  assertEquals(brokenBy(report), brokenBy(quick));
});

Deno.test("an engine that is slow and locks a file is accused of nothing but that", async () => {
  const report = await checked(oneAtATime(slow()));
  assertEquals(brokenBy(report), ["mgtp/two-instances"]);
  assertEquals(report.cases.filter(({ verdict }) => verdict.kind === "skipped"), []);
});
