import { assert, assertEquals } from "@std/assert";
import type { PlyFacts, Violation } from "../../core/mod.ts";
import { inLanguage } from "../../core/mod.ts";
import type { PlayStep } from "../../scenario/mod.ts";
import type { AnyFixtureEngine } from "../../transports/mod.ts";
import { before, contextOf, GREET, mgtpEngine, playing, scenarioOf, think } from "../test_kit.ts";
import { runScenario } from "../run_scenario.ts";

async function played(
  engine: AnyFixtureEngine,
  step: Partial<PlayStep> = {},
): Promise<{ plies: readonly PlyFacts[]; violations: readonly Violation[] }> {
  const context = contextOf(engine);
  const scenario = scenarioOf([GREET, playing(step)]);
  const { violations } = await runScenario(scenario, { context, key: "x", strict: false });
  const plies = context.events.flatMap((event) => event.kind === "ply" ? [event.ply] : []);
  return { plies, violations };
}

const CLOCK = { mainMs: 10_000, perMoveMs: 0, sharedPlies: 0 };

Deno.test("the first ply of a game comes with the position before it", async () => {
  const { plies: [first, ...others] } = await played(mgtpEngine());
  assertEquals(first?.before?.diagram.marks, []);
  assert(others.length > 0 && others.every((ply) => ply.before === undefined));
});

Deno.test("a ply is reported with how long it might have taken, increments or not", async () => {
  const clock = { ...CLOCK, mainMs: 0, perMoveMs: 2000 };
  const { plies } = await played(before("genmove", [think(1)]), { clock });
  const own = plies.filter(({ by }) => by === "engine");
  assertEquals(own.map(({ thinkMs, limitMs }) => [thinkMs, limitMs]), [[1000, 2000], [1000, 2000]]);
});

Deno.test("a ply that came too late is shown, and is the evidence", async () => {
  const { plies, violations: [found] } = await played(before("genmove", [think(12)]), {
    clock: CLOCK,
  });
  const [late] = plies;
  assertEquals([plies.length, late?.thinkMs, late?.limitMs], [1, 12_000, 10_000]);
  assertEquals(late?.diagram.marks.length, 1);
  assertEquals(found?.evidence, [late?.entry ?? -1]);
  assertEquals(inLanguage(found?.expected[0] ?? "", "en"), "=12 within 10 s");
  assertEquals(found?.limitMs, 10_000);
});

Deno.test("a resignation is the last of its game, in the engine's own words", async () => {
  const { plies } = await played(mgtpEngine({ choose: () => "a0 a0" }));
  assertEquals(plies.map(({ move, by, resigned }) => [move, by, resigned]), [
    ["=12 a0 a0", "engine", true],
  ]);
});
