import { assert, assertEquals, assertMatch } from "@std/assert";
import { err, inLanguage } from "../core/mod.ts";
import { type AnyFixtureEngine, type Deed, loopback, type Transport } from "../transports/mod.ts";
import {
  before,
  contextOf,
  expecting,
  GREET,
  hindered,
  instead,
  line,
  mgtpEngine,
  playing,
  scenarioOf,
  send,
  think,
  tried,
} from "./test_kit.ts";
import { freshSteadiness } from "./proof.ts";
import { runScenario } from "./run_scenario.ts";

Deno.test.each<[string, AnyFixtureEngine | Transport, string, string[]]>([
  ["keeps all rules", mgtpEngine(), "passed", []],
  [
    "writes spare blanks",
    mgtpEngine({ write: (reply, { id }) => `=${id} ${reply.text}\n` }),
    "passed",
    ["mgtp/spare-blanks"],
  ],
  ["is noisy", before("name", [line("hello")]), "warned", ["mgtp/stdout-noise"]],
  ["is late", before("ready", [think(12)]), "failed", ["mgtp/ready-in-time"]],
  ["does not answer", instead("ready", []), "failed", ["mgtp/answers"]],
  [
    "is late on a busy machine",
    hindered(loopback(before("ready", [think(12)])), 3000),
    "errored",
    [],
  ],
  ["is silent on a busy machine", hindered(loopback(instead("ready", [])), 90_000), "errored", []],
  [
    "refuses something and is late on a busy machine",
    hindered(
      loopback(mgtpEngine({
        deeds: (usual, { name }) =>
          name === "name" ? [line("?1")] : name === "ready" ? [think(12), ...usual] : usual,
      })),
      3000,
    ),
    "failed",
    ["mgtp/name"],
  ],
])("an engine that %s", async (_name, engine, verdict, rules) => {
  const result = await tried(engine, [GREET]);
  assertEquals([result.verdict.kind, ...result.rules], [verdict, ...rules]);
});

Deno.test("under --strict a SHOULD fails", async () => {
  const context = contextOf(before("name", [line("hello")]));
  const result = await runScenario(scenarioOf([GREET]), { context, key: "x", strict: true });
  assertEquals(result.verdict.kind, "failed");
});

Deno.test("an error in a step is our fault, and what was found before stays found", async () => {
  const steps = [GREET, playing({ opening: ["a1-a2"] })];
  const clean = await tried(mgtpEngine(), steps);
  assert(clean.verdict.kind === "errored");
  assert(clean.verdict.because.kind === "harness-error");
  assertMatch(clean.verdict.because.detail, /The opening cannot be played/);
  assertEquals([clean.violations.length, clean.whole], [0, false]);
  const noisy = await tried(before("name", [line("hello")]), steps);
  assertEquals([noisy.verdict.kind, ...noisy.rules], ["errored", "mgtp/stdout-noise"]);
});

Deno.test("a line that came before something was sent is not blamed on it", async () => {
  const engine = mgtpEngine({
    deeds: (usual, { name }) => name === "name" ? [...usual, line("")] : usual,
  });
  const steps = [send("1 name"), expecting(), send("2 version"), expecting()];
  const { violations } = await tried(engine, steps);
  assertEquals(violations.map(({ rule, sent, actual }) => [rule, sent, inLanguage(actual, "en")]), [
    ["mgtp/no-blank-line", "1 name\n", "an empty line"],
  ]);
});

Deno.test("a violation names the words that caused it and the step that waited", async () => {
  const at = { file: "x.yaml", line: 7, column: 3 };
  const steps = [send("4 list_commands"), expecting({ at })];
  const { violations } = await tried(mgtpEngine({ write: (_, { id }) => `=${id}\n` }), steps);
  assertEquals(violations.map(({ rule, sent, at }) => [rule, sent, at] as unknown), [
    ["mgtp/list-commands", "4 list_commands\n", at],
  ]);
});

Deno.test("a second instance starts when a step first speaks of it", async () => {
  let starts = 0;
  const transport: Transport = (options) => {
    starts++;
    return loopback(mgtpEngine())(options);
  };
  const seen: number[] = [];
  const context = contextOf(transport, { emit: () => seen.push(starts) });
  const steps = [send("1 name"), expecting(), send("1 name", { on: 2 }), expecting({ on: 2 })];
  const result = await runScenario(scenarioOf(steps), { context, key: "x", strict: false });
  assertEquals([result.verdict.kind, result.whole], ["passed", true]);
  assertEquals(seen, [1, 1, 2, 2]);
});

Deno.test("every instance is gone afterwards, also after an error", async () => {
  let open = 0;
  const counted: Transport = async (options) => {
    const opened = await loopback(mgtpEngine())(options);
    if (!opened.ok) return opened;
    open++;
    const dispose = opened.value[Symbol.asyncDispose].bind(opened.value);
    opened.value[Symbol.asyncDispose] = () => dispose().then(() => void open--);
    return opened;
  };
  await tried(counted, [send("1 name"), send("1 name", { on: 2 }), playing({ opening: ["x"] })]);
  assertEquals(open, 0);
});

const FAILURE = { kind: "not-found", why: "No such file", detail: "./x" } as const;

Deno.test.each<[string, boolean, string]>([
  ["in the preflight it is the engine that cannot be judged", true, "skipped"],
  ["later it is the machine that cannot go on", false, "errored"],
])("an engine that cannot be started: %s", async (_name, preflight, verdict) => {
  const result = await tried(() => Promise.resolve(err(FAILURE)), [GREET], {
    scenario: { preflight },
  });
  assertEquals([result.verdict.kind, result.violations.length], [verdict, 0]);
  assertEquals(result.trouble !== undefined, preflight);
});

Deno.test.each<[string, readonly Deed[], string, readonly string[]]>([
  ["nothing is one that cannot be started", [], "skipped", []],
  ["no answer is one that cannot be started", [line("Usage: engine PORT")], "skipped", []],
  ["a wrong answer is judged by it", [line("=2 a")], "failed", ["mgtp/reply-id"]],
  ["half an answer is judged by it", [{ kind: "say", text: "=1 " }], "failed", [
    "mgtp/reply-newline",
  ]],
])("an engine that exits at once after %s", async (_name, deeds, verdict, rules) => {
  const engine = instead("name", [...deeds, { kind: "exit", code: 1 }]);
  const result = await tried(engine, [GREET], { scenario: { preflight: true } });
  assertEquals([result.verdict.kind, ...result.rules], [verdict, ...rules]);
  const shown = deeds.length > 0 && verdict === "skipped" ? "Usage: engine PORT\n" : undefined;
  assertEquals(result.trouble?.detail || undefined, shown);
});

Deno.test("an instance is opened for its side, and ended before the next one is needed", async () => {
  const story: string[] = [];
  const telling: Transport = async (options) => {
    const opened = await loopback(mgtpEngine())(options);
    if (!opened.ok) return opened;
    story.push(`opens ${options.side}`);
    const { value } = opened;
    const dispose = value[Symbol.asyncDispose].bind(value);
    let ended = false;
    value[Symbol.asyncDispose] = async () => {
      if (!ended) story.push(`ends ${options.side}`);
      ended = true;
      await dispose();
    };
    return opened;
  };
  const steps = [
    GREET,
    playing({ engine: "second", plies: 1 }),
    { ...GREET, on: 2 },
    playing({ engine: "first", plies: 1, on: 2 }),
  ];
  const { verdict } = await tried(telling, steps, { scenario: { instances: 2 } });
  assertEquals(verdict.kind, "passed");
  assertEquals(story, ["opens second", "ends second", "opens first", "ends first"]);
});

const LONG = "mgtp/survives-long-line";

/** Reads at most 20 characters at a time and takes the rest for commands. */
const SMALL_BUFFER = mgtpEngine({
  deeds: (usual, { args }) => args.length > 0 ? [...usual, line("=1"), line("=1")] : usual,
});

Deno.test.each(
  [
    ["stress", [LONG], "warned"],
    ["manual", ["mgtp/one-reply"], "warned"],
    ["client", ["mgtp/one-reply"], "failed"],
  ] as const,
)("under %s replies too many are reported as %s", async (stimulus, rules, verdict) => {
  const steps = [
    send("1 name"),
    expecting(),
    send("1 name xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
    expecting({ else: LONG }),
    send("2 version"),
    expecting({ else: LONG }),
  ];
  const result = await tried(SMALL_BUFFER, steps, { scenario: { stimulus, rules: [LONG] } });
  assertEquals([result.rules, result.verdict.kind], [[...rules], verdict]);
});

Deno.test("what is broken before the stress keeps its name and weighs a SHOULD", async () => {
  const engine = mgtpEngine({ write: (_, { id }) => `=${id === 1 ? 8 : id} x\n` });
  const steps = [send("1 name"), expecting(), send("1 name x"), expecting({ else: LONG })];
  const scenario = { stimulus: "stress", rules: [LONG] } as const;
  const result = await tried(engine, steps, { scenario });
  assertEquals([result.rules, result.verdict.kind], [["mgtp/reply-id"], "warned"]);
});

Deno.test.each<[string, readonly string[], string]>([
  ["has nothing to do with it", ["dark-chess/on-board"], "dark-chess/on-board"],
  ["is told as that", [], LONG],
])("an illegal ply under stress %s, where plain cases broke %j", async (_name, known, rule) => {
  const engine = mgtpEngine({ choose: () => "a1 a9" });
  const steps = [GREET, playing({ plies: 1, else: LONG })];
  const steadiness = { ...freshSteadiness(), broken: new Set(known) };
  const scenario = { stimulus: "stress", rules: [LONG] } as const;
  const result = await tried(engine, steps, { context: { steadiness }, scenario });
  assertEquals(result.rules, [rule]);
});
