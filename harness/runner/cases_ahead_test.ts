import { assert, assertEquals } from "@std/assert";
import { geisterEngine } from "../../fixtures/engines/geister/engine.ts";
import { type NamedFixture, runFixture, scenariosOf } from "../../fixtures/engines/matrix.ts";
import type { Report, RunEvent } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { loopback } from "../transports/mod.ts";
import { CasesAhead, isLong } from "./cases_ahead.ts";
import { RUN_DEFAULTS } from "./run_defaults.ts";
import { runAll } from "./run_all.ts";
import { contextOf, GREET, mgtpEngine, playing, scenarioOf } from "./test_kit.ts";

const PAIRING = pairingOf("geister-stdio")!;
const LONG = "geister/games/server_clock";

async function checked(
  sins: Parameters<typeof geisterEngine>[0],
): Promise<Report & { readonly tookMs: number }> {
  const fixture: NamedFixture = { name: "x", breaks: [], engine: geisterEngine(sins) };
  const clock = fakeClock();
  const scenarios = await scenariosOf(PAIRING);
  const report = await runFixture(fixture, { pairing: PAIRING, scenarios, clock, jobs: 2 });
  return { ...report, tookMs: clock.now() };
}

Deno.test("a game is long from a hundred plies on that it must last", () => {
  assertEquals(isLong({ steps: [playing({ least: 100 })] }), true);
  assertEquals(isLong({ steps: [playing({ least: 99 }), playing()] }), false);
});

Deno.test("a long game of an engine that answers at once is played beside the other cases", async () => {
  const { cases, tookMs } = await checked({});
  assertEquals(cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
  const long = cases.find(({ scenario }) => scenario === LONG);
  assert(long && tookMs < long.durationMs + 100, `${tookMs} ms`);
});

Deno.test("a long game that began before its turn is reported in its turn alone", async () => {
  const events: RunEvent[] = [];
  const run = runAll({
    ...RUN_DEFAULTS,
    engine: { name: "x", command: ["x"] },
    transport: loopback(geisterEngine({})),
    clock: fakeClock(),
    jobs: 2,
    pairing: PAIRING,
    scenarios: await scenariosOf(PAIRING),
  });
  for await (const event of run) events.push(event);
  const keyed = events.map((event) => "key" in event ? event.key : undefined);
  const started = events.findIndex((event) =>
    event.kind === "case-started" && event.case.key === LONG
  );
  assert(keyed.indexOf(LONG) > started);
  const light = events.findLastIndex((event) =>
    event.kind === "case-finished" && !event.key.includes("/games/")
  );
  assert(started > light);
});

Deno.test("a crash that a long game shows, too, is reported in a smaller case", async () => {
  const { cases } = await checked({
    deeds: (usual, _, { moves }) => moves >= 3 ? [{ kind: "die", signal: "SIGSEGV" }] : usual,
  });
  const broken = cases.filter(({ violations }) =>
    violations.some(({ rule }) => rule === "geister/stays-alive")
  );
  assertEquals(broken.length, 1);
  assert(broken[0]?.scenario !== LONG, broken[0]?.scenario);
});

Deno.test("an end that only a long game shows is found there", async () => {
  const { cases } = await checked({
    deeds: (usual, _, { moves }) => moves >= 90 ? [{ kind: "exit", code: 0 }] : usual,
  });
  assertEquals(
    cases.filter(({ violations }) => violations.length > 0).map(({ scenario }) => scenario),
    [LONG],
  );
});

Deno.test("what a long game came to before its turn is dropped where it does not count", async () => {
  const ahead = new CasesAhead();
  const events: RunEvent[] = [];
  const context = contextOf(mgtpEngine(), { emit: (event) => events.push(event) });
  for (const key of ["a", "b"]) ahead.begin(scenarioOf([GREET]), { context, key, strict: false });
  assertEquals(await ahead.take("a", () => false), undefined);
  assertEquals(events, []);
  assertEquals((await ahead.take("b", ({ whole }) => whole))?.found.verdict.kind, "passed");
  assert(events.length > 0);
});
