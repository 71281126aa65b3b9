import { assert, assertEquals } from "@std/assert";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { err, outcomeOf, type Reason, type Report } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, loopback, type Transport } from "../transports/mod.ts";
import {
  before,
  GREET,
  instead,
  line,
  MGTP,
  mgtpEngine,
  playing,
  reported,
  scenarioOf,
  think,
  verdicts,
} from "./test_kit.ts";
import { FIRST, GAME, late, lateAtFirst, light, PAIR } from "./run_kit.ts";

function reasonOf({ cases }: Report, key: string): Reason | undefined {
  const verdict = cases.find((one) => one.key === key)?.verdict;
  return verdict && "because" in verdict ? verdict.because : undefined;
}

Deno.test("the events fold to a complete report", async () => {
  const report = await reported(mgtpEngine(), [FIRST, ...PAIR, GAME], { jobs: 2, repeat: 2 });
  assert(report.finished);
  assertEquals(report.run.planned.toSorted(), report.cases.map(({ key }) => key).toSorted());
  assertEquals(report.run.planned.slice(4), ["first#2", "a#2", "b#2", "game#2"]);
  assertEquals(new Set(Object.values(verdicts(report))), new Set(["passed"]));
  assertEquals([report.events[0]?.kind, report.events.at(-1)?.kind], [
    "run-started",
    "run-finished",
  ]);
});

Deno.test.each<[string, Transport, number, string, number]>([
  ["beside others and not alone is none", lateAtFirst(2), 2, "passed", 2],
  ["beside others and alone counts", loopback(late), 2, "failed", 2],
  ["alone counts at once", loopback(late), 1, "failed", 1],
])("a delay %s", async (_name, transport, jobs, verdict, attempt) => {
  const report = await reported(transport, PAIR, { jobs });
  assertEquals(verdicts(report), { a: verdict, b: verdict });
  assertEquals(report.cases.map((one) => one.attempt), [attempt, attempt]);
  assertEquals(report.cases[0]?.violations.length, verdict === "failed" ? 1 : 0);
});

Deno.test("a delay that the budget leaves no time to repeat is inconclusive, unless one was", async () => {
  const report = await reported(late, PAIR, { jobs: 2, budgetMs: 11_000 });
  assertEquals(verdicts(report), { a: "errored", b: "errored" });
  assertEquals(reasonOf(report, "a"), { kind: "unconfirmed", rule: "mgtp/ready-in-time" });
  const more = await reported(late, PAIR, { jobs: 2, budgetMs: 24_000 });
  assertEquals(verdicts(more), { a: "failed", b: "skipped" });
});

Deno.test.each<[string, number, AnyFixtureEngine, Record<string, string>]>([
  ["at once", 1, instead("name", [line("?1")]), { a: "failed", b: "skipped" }],
  ["only after a delay was repeated", 2, late, { a: "failed", b: "skipped" }],
])("--fail-fast stops %s", async (_name, jobs, engine, expected) => {
  const report = await reported(engine, PAIR, { jobs, failFast: true });
  assertEquals(verdicts(report), expected);
  assertEquals(reasonOf(report, "b"), { kind: "fail-fast" });
});

Deno.test("what is left out is reported with its reason, with all below it", async () => {
  const scenarios = [light("x/a"), light("x/b"), light("xy")];
  const report = await reported(mgtpEngine(), scenarios, { excludes: new Map([["x", "later"]]) });
  assertEquals(verdicts(report), { "x/a": "skipped", "x/b": "skipped", xy: "passed" });
  assertEquals(reasonOf(report, "x/a"), { kind: "excluded", by: "later" });
});

Deno.test.each<[string, AnyFixtureEngine, string]>([
  ["fails as expected", instead("name", [line("?1")]), "expected-failure"],
  ["passes unexpectedly", mgtpEngine(), "unexpected-pass"],
])("a scenario of the baseline %s", async (_name, engine, outcome) => {
  const options = { baseline: new Map([["a", "known"]]), failFast: true };
  const report = await reported(engine, [light("a")], options);
  assertEquals(report.cases.map(outcomeOf) as string[], [outcome]);
});

Deno.test("an engine that does not talk is reported once, and the rest skipped", async () => {
  const report = await reported(instead("name", []), [FIRST, ...PAIR]);
  assertEquals(verdicts(report), { first: "failed", a: "skipped", b: "skipped" });
  const because = { kind: "barred", rule: "mgtp/answers", scenario: "first" };
  assertEquals(report.cases.map(({ key }) => reasonOf(report, key)), [
    undefined,
    because,
    because,
  ] as unknown);
});

Deno.test.each<[string, AnyFixtureEngine | Transport]>([
  [
    "cannot be started",
    () => Promise.resolve(err({ kind: "not-found", why: "No such file", detail: "" } as const)),
  ],
  ["exits at once", mgtpEngine({ begin: [{ kind: "exit", code: 1 }] })],
])("an engine that %s is reported once and never blamed", async (_name, engine) => {
  const report = await reported(engine, [FIRST, ...PAIR], { failFast: true });
  assertEquals(report.events.filter(({ kind }) => kind === "unstartable").length, 1);
  assertEquals(verdicts(report), { first: "skipped", a: "skipped", b: "skipped" });
});

Deno.test("a game that does not fit into the budget is played in part", async () => {
  const thinker = before("genmove", [think(4)]);
  const probe = scenarioOf([GREET, playing({ plies: 1 })], { id: "a" });
  const clock = fakeClock();
  const report = await reported(thinker, [probe, GAME], { budgetMs: 50_000, clock });
  assertEquals(verdicts(report), { a: "passed", game: "skipped" });
  assertEquals(reasonOf(report, "game"), { kind: "budget", plies: 21 });
  assertEquals(report.cases.at(-1)?.plies.length, 21);
  assert(clock.now() <= 50_000);
});

Deno.test("an engine that thinks for 2 s gets whole verdicts within 5 minutes", async () => {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const clock = fakeClock();
  const engine = before("genmove", [think(2)]);
  const report = await reported(engine, loaded.value, { jobs: 2, strict: true, clock });
  assert(clock.now() <= 300_000);
  const games = new Set(loaded.value.filter(({ game }) => game).map(({ id }) => id));
  const others = report.cases.filter(({ key, verdict }) =>
    verdict.kind !== "passed" && !(games.has(key) && verdict.kind === "skipped")
  );
  assertEquals(others.map(({ key }) => key), []);
});

Deno.test("an engine that hangs in mid-game is never just skipped", async () => {
  const hanging = mgtpEngine({
    deeds: (usual, { name }, { plies }) => name === "genmove" && plies > 0 ? [] : usual,
  });
  const report = await reported(hanging, [scenarioOf([GREET, playing()], { id: "a" })]);
  assertEquals(verdicts(report), { a: "errored" });
});

Deno.test("an interrupted run blames no engine and begins nothing more", async () => {
  const stop = new AbortController();
  const transport: Transport = (options) => {
    stop.abort();
    return loopback(instead("name", [{ kind: "exit", code: 1 }]))(options);
  };
  const report = await reported(transport, [FIRST, ...PAIR], { signal: stop.signal });
  assertEquals(verdicts(report), { first: "skipped", a: "skipped", b: "skipped" });
  assertEquals(report.cases.flatMap(({ violations }) => violations), []);
  assertEquals(report.unstartable, undefined);
});

Deno.test("what an earlier run has settled is planned but not run again", async () => {
  const settled = new Set(["first", "a"]);
  const report = await reported(mgtpEngine(), [FIRST, ...PAIR], { settled });
  assertEquals(report.run.planned, ["first", "a", "b"]);
  assertEquals(verdicts(report), { b: "passed" });
});

Deno.test("a silence after the plies of an earlier run is a late ply, as in one run", async () => {
  const silent = instead("genmove", []);
  const clock = { mainMs: 5_000, perMoveMs: 0, sharedPlies: 0 };
  const game = scenarioOf([GREET, playing({ plies: 2, clock })], { id: "b" });
  for (const [earlierMs, rule] of [[[], "genmove-answers"], [[7], "genmove-in-time"]] as const) {
    const report = await reported(silent, [FIRST, game], {
      settled: new Set(["first"]),
      earlierMs,
    });
    const broken = report.cases.flatMap(({ violations }) => violations.map(({ rule }) => rule));
    assertEquals(broken, [`mgtp/${rule}`]);
  }
});

Deno.test("what is to go first goes before all others but the preflight", async () => {
  const report = await reported(mgtpEngine(), [FIRST, ...PAIR, GAME], {
    first: new Set(["game", "b"]),
  });
  const started = report.events.flatMap((event) =>
    event.kind === "case-started" ? [event.case.key] : []
  );
  assertEquals(started, ["first", "b", "game", "a"]);
});
