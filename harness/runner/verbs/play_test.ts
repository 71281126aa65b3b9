import { assert, assertEquals } from "@std/assert";
import { owedRule } from "../../core/mod.ts";
import type { PlayStep } from "../../scenario/mod.ts";
import { type AnyFixtureEngine, loopback, type Transport } from "../../transports/mod.ts";
import {
  before,
  contextOf,
  GREET,
  hindered,
  instead,
  line,
  MGTP,
  mgtpEngine,
  playing,
  scenarioOf,
  think,
  tried,
} from "../test_kit.ts";
import { runScenario } from "../run_scenario.ts";

const clock = (seconds: number, perMove = 0) => ({
  mainMs: seconds * 1000,
  perMoveMs: perMove * 1000,
  sharedPlies: 0,
});
const thinker = (seconds: number): AnyFixtureEngine => before("genmove", [think(seconds)]);
const obey = "mgtp/time-left-obeyed";

type Row = [string, AnyFixtureEngine | Transport, Partial<PlayStep>, string, string[]];

Deno.test.each<Row>([
  ["a whole game", mgtpEngine(), { plies: undefined }, "passed", []],
  [
    "a whole game as the second player",
    mgtpEngine(),
    { plies: undefined, engine: "second" },
    "passed",
    [],
  ],
  ["a resignation", mgtpEngine({ choose: () => "a0 a0" }), {}, "skipped", ["mgtp/plays-on"]],
  ["an illegal ply", mgtpEngine({ choose: () => "a1 a2" }), {}, "failed", [
    "dark-chess/first-ply-flip",
  ]],
  [
    "an own ply refused",
    mgtpEngine({ obey: { flip: (state) => ({ state, success: false, text: "" }) } }),
    {},
    "failed",
    ["mgtp/own-ply-echo"],
  ],
  ["main time kept", thinker(4), { clock: clock(10) }, "passed", []],
  ["main time used up in the second ply", thinker(6), { clock: clock(10) }, "failed", [
    "mgtp/genmove-in-time",
  ]],
  ["the same where the step has a rule", thinker(6), { clock: clock(10), else: obey }, "warned", [
    obey,
  ]],
  [
    "a slow answer where the delivery is the question",
    thinker(12),
    { clock: clock(10), delivery: "coalesced" },
    "skipped",
    [],
  ],
  ["extra time for every ply", thinker(6), { clock: clock(2, 6) }, "passed", []],
  ["a short clock ignored by far", thinker(30), { clock: clock(10), else: obey }, "warned", [obey]],
  ["no answer on a long clock", instead("genmove", []), { clock: clock(60) }, "failed", [
    "mgtp/genmove-answers",
  ]],
  [
    "an exit where time is measured",
    instead("genmove", [{ kind: "exit", code: 1 }]),
    {
      clock: clock(10),
      else: obey,
    },
    "failed",
    ["mgtp/stays-alive"],
  ],
  ["a ply slower than the step asks for", thinker(2), { withinMs: 1000, else: obey }, "warned", [
    obey,
  ]],
  [
    "the same while the machine lost 1 s",
    hindered(loopback(thinker(2)), 1000),
    {
      withinMs: 1000,
      else: obey,
    },
    "errored",
    [],
  ],
  [
    "two plies slowed down by the machine",
    hindered(loopback(thinker(6)), 2000),
    {
      clock: clock(10),
    },
    "passed",
    [],
  ],
  [
    "a late ply while the machine lost that time",
    hindered(loopback(thinker(12)), 2000),
    {
      clock: clock(10),
    },
    "errored",
    [],
  ],
  ["plies under another id", instead("genmove", [line("=13 a1 a1")]), {}, "failed", [
    "mgtp/reply-id",
  ]],
  ["an opening that cannot be played", mgtpEngine(), { opening: ["a1-a2"] }, "errored", []],
  [
    "an opening that does not end the game",
    mgtpEngine(),
    {
      opening: ["a1(K)"],
      end: "NoEatFlipDraw",
      plies: undefined,
    },
    "errored",
    [],
  ],
])("%s", async (_name, engine, step, verdict, rules) => {
  const result = await tried(engine, [GREET, playing(step)]);
  assertEquals([result.verdict.kind, ...result.rules], [verdict, ...rules]);
});

Deno.test.each<[string, boolean, number, string, string]>([
  ["a game that the budget cuts while a ply is owed is not judged", true, 30, "errored", "hanging"],
  ["so is a light scenario", false, 30, "errored", "hanging"],
  ["a ply that takes more than its share is not judged", false, Infinity, "errored", "hanging"],
  ["nor in a whole game", true, Infinity, "errored", "hanging"],
])("%s", async (_name, game, budgetSeconds, verdict, reason) => {
  const context = contextOf(thinker(100), { shareMs: 75_000 });
  const budgetLeftMs = (): number => budgetSeconds * 1000 - context.clock.now();
  const scenario = scenarioOf([GREET, playing()], { game });
  const result = await runScenario(scenario, {
    context: { ...context, budgetLeftMs },
    key: "x",
    strict: false,
  });
  assertEquals([result.verdict.kind, result.violations.length], [verdict, 0]);
  assert("because" in result.verdict);
  assertEquals(result.verdict.because.kind, reason);
  assertEquals(owedRule(result.verdict.because), "mgtp/genmove-in-time");
});

Deno.test("every ply is reported with its player, its time and the board", async () => {
  const context = contextOf(thinker(2));
  await runScenario(scenarioOf([GREET, playing({ clock: clock(100) })]), {
    context,
    key: "x",
    strict: false,
  });
  const plies = context.events.flatMap((event) => event.kind === "ply" ? [event.ply] : []);
  assertEquals(
    plies.map(({ ply, by, thinkMs, leftMs }) => [ply, by, thinkMs, leftMs]),
    [[1, "engine", 2000, 98_000], [2, "opponent", undefined, 100_000], [3, "engine", 2000, 96_000]],
  );
  assertEquals(context.thinkTimes, { plies: 2, ms: 4000, slowestMs: 2000, startMs: 0 });
});

Deno.test("files lie beside the engine before it is asked for a ply", async () => {
  const order: string[] = [];
  const transport: Transport = async (options) => {
    const opened = await loopback(mgtpEngine())(options);
    if (!opened.ok) return opened;
    const { value } = opened;
    const send = value.send.bind(value);
    value.place = (name) => Promise.resolve(void order.push(name));
    value.send = (text, delivery) => {
      if (text.includes("genmove")) order.push("asked");
      return send(text, delivery);
    };
    return opened;
  };
  const files = () => [{ name: "game.txt", text: "so far" }];
  const pairing = { ...MGTP, talk: { ...MGTP.talk, files } };
  await tried(transport, [GREET, playing({ plies: 3 })], { context: { pairing } });
  assertEquals(order, ["game.txt", "asked", "game.txt", "asked"]);
});
