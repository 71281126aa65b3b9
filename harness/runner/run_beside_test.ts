import { assertEquals } from "@std/assert";
import { err } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { type AnyFixtureEngine, loopback, type Transport } from "../transports/mod.ts";
import { Gate } from "./gate.ts";
import {
  before,
  expecting,
  GREET,
  instead,
  line,
  mgtpEngine,
  oneAtATime,
  reported,
  scenarioOf,
  send,
  verdicts,
} from "./test_kit.ts";
import { FIRST, GAME, late, lateAtFirst, light, PAIR } from "./run_kit.ts";

const MUTE = mgtpEngine({ deeds: () => [] });
const GONE: Transport = () =>
  Promise.resolve(err({ kind: "not-found", why: "No such file", detail: "" } as const));
const LEAVING = loopback(mgtpEngine({ begin: [{ kind: "exit", code: 1 }] }));

/** The same engine, and the most instances of it that ran at one time. */
function crowded(engine: AnyFixtureEngine): { transport: Transport; peak: () => number } {
  let [open, peak] = [0, 0];
  const transport: Transport = async (options) => {
    const opened = await loopback(engine)(options);
    if (!opened.ok) return opened;
    peak = Math.max(peak, ++open);
    const dispose = opened.value[Symbol.asyncDispose].bind(opened.value);
    opened.value[Symbol.asyncDispose] = () => dispose().then(() => void open--);
    return opened;
  };
  return { transport, peak: () => peak };
}

Deno.test("one engine at a time is one, also while it is waited for beside other runs", async () => {
  const { transport, peak } = crowded(mgtpEngine());
  const at = { file: "x.yaml", line: 1, column: 1 };
  const waiting = ["a", "b", "c"].map((id) =>
    scenarioOf([GREET, { verb: "wait", at, on: 1, ms: 3_000 }], { id })
  );
  const report = await reported(transport, waiting, { jobs: 1, gate: new Gate() });
  assertEquals(verdicts(report), { a: "passed", b: "passed", c: "passed" });
  assertEquals(peak(), 1);
});

Deno.test.each<[string, AnyFixtureEngine, number]>([
  ["cannot bear a second instance", instead("name", [line("?1")]), 1],
  ["is only noisy", before("name", [line("hello")]), 2],
])("an engine that %s has a second instance only where it can", async (_name, engine, most) => {
  const { transport, peak } = crowded(engine);
  const crowd = scenarioOf([
    send("1 name"),
    expecting({
      what: { kind: "message", fields: { status: { kind: "is", value: "success" } } },
    }),
    { ...send("1 name"), on: 2 },
    send("2 name"),
  ], { id: "crowd", instances: 2 });
  await reported(transport, [crowd, ...PAIR, light("c")], { jobs: 2 });
  assertEquals(peak(), most);
});

Deno.test.each<[string, readonly Scenario[]]>([
  ["after its preflight", [FIRST, ...PAIR, GAME]],
  ["where the run has no preflight", [...PAIR, GAME]],
])("an engine that locks a file is accused of nothing %s", async (_name, scenarios) => {
  const report = await reported(oneAtATime(mgtpEngine()), scenarios, { jobs: 2 });
  assertEquals(new Set(Object.values(verdicts(report))), new Set(["passed"]));
  assertEquals(report.cases.flatMap(({ violations }) => violations), []);
});

Deno.test("a fault beside another instance counts once it is seen alone", async () => {
  const faulty = instead("version", [{ kind: "exit", code: 1 }]);
  const report = await reported(faulty, [...PAIR, light("c")], { jobs: 2 });
  const broken = report.cases.filter(({ violations }) => violations.length > 0);
  assertEquals(broken.map(({ key, attempt }) => [key, attempt]), [["a", 2]]);
  assertEquals(broken[0]?.violations.map(({ rule }) => rule), ["mgtp/stays-alive"]);
});

Deno.test("a delay in the preflight is tried again while other runs pause", async () => {
  const gate = new Gate();
  const report = await reported(lateAtFirst(1), [FIRST, light("a")], { jobs: 1, gate });
  assertEquals(verdicts(report), { first: "passed", a: "passed" });
  assertEquals(report.cases.map((one) => one.attempt), [2, 1]);
});

Deno.test.each<[string, readonly Transport[], string, number]>([
  [
    "starts late once, and then no more, is not called unstartable",
    [loopback(late), GONE],
    "errored",
    0,
  ],
  [
    "starts late, and exits at its next start, is not called so",
    [loopback(late), LEAVING],
    "errored",
    0,
  ],
  ["said nothing, and exits then, is not called so", [loopback(MUTE), LEAVING], "errored", 0],
  ["exits at each start is called so", [LEAVING, LEAVING], "skipped", 1],
])("beside other runs an engine that %s", async (_name, starts, verdict, told) => {
  let started = 0;
  const transport: Transport = (options) => (starts[started++] ?? GONE)(options);
  const options = { jobs: 1, gate: new Gate() };
  const report = await reported(transport, [FIRST, light("a")], options);
  assertEquals(verdicts(report), { first: verdict, a: "skipped" });
  assertEquals(report.cases.flatMap(({ violations }) => violations), []);
  assertEquals(report.events.filter(({ kind }) => kind === "unstartable").length, told);
});

Deno.test("beside other runs a delay that stays is found, and its first sight is a doubt", async () => {
  const report = await reported(loopback(late), PAIR, { jobs: 2, gate: new Gate() });
  assertEquals(verdicts(report), { a: "failed", b: "failed" });
  const doubts = report.events.flatMap((event) =>
    event.kind === "case-finished" ? [[event.key, event.doubt ?? false]] : []
  );
  assertEquals(doubts, [["a", true], ["b", true], ["a", false], ["b", false]]);
});
