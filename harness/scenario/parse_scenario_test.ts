import { assert, assertEquals } from "@std/assert";
import { HEAD, KNOWN, read, readGood } from "./_sample.ts";
import { parseScenario } from "./parse_scenario.ts";

const steps = async (text: string) => (await readGood(`${HEAD}steps:\n${text}`)).steps;
const at = (line: number, column = 5) => ({ file: "x.yaml", line, column });

Deno.test("the head of a file is read, and its path is the id", async () => {
  const { id, protocol, title, rules, tags, preflight, game, instances } = await readGood(
    `${HEAD}tags: [rules, time]\npreflight: true\ninstances: 2\nsteps: [close]\n`,
  );
  assertEquals({ id, protocol, preflight, game, instances }, {
    id: "mgtp/x",
    protocol: "mgtp",
    preflight: true,
    game: false,
    instances: 2,
  });
  assertEquals(title, { en: "A", zh: "甲", ja: "あ" });
  assertEquals([rules, tags], [["mgtp/name", "mgtp/reply-id"], ["rules", "time"]]);
});

Deno.test("Steps without an object have their defaults and their places", async () => {
  assertEquals(await steps("  - greet\n  - close\n  - close:\n  - greet: { time: 900 }\n"), [
    { verb: "greet", at: at(5), on: 1, options: {} },
    { verb: "close", at: at(6), on: 1 },
    { verb: "close", at: at(7), on: 1 },
    { verb: "greet", at: at(8), on: 1, options: { time: "900" } },
  ]);
});

const plain = { raw: false, lineEnd: undefined, pieces: undefined, pauseMs: undefined };
for (
  const [text, expected] of [
    ["send: 1 name", { ...plain, frames: ["1 name"] }],
    ["send: [1 name, 2 version]", { ...plain, frames: ["1 name", "2 version"] }],
    ["send: ''", { ...plain, frames: [""] }],
    ["send: { raw: '1 na\\xff' }", { ...plain, frames: ["1 na\udcff"], raw: true, lineEnd: "" }],
    ["{ send: a, pieces: [3, 5], pause: 5ms, line-end: crlf }", {
      ...plain,
      frames: ["a"],
      pieces: [3, 5],
      pauseMs: 5,
      lineEnd: "\r\n",
    }],
    ["{ send: a, line-end: none }", { ...plain, frames: ["a"], lineEnd: "" }],
  ] as const
) {
  Deno.test(`The step ${text} is read`, async () => {
    assertEquals(await steps(`  - ${text}\n`), [
      { verb: "send", at: at(5), on: 1, ...expected },
    ] as never);
  });
}

const is = (value: string) => ({ kind: "is", value });
for (
  const [text, what] of [
    ["success", { kind: "message", fields: { status: is("success") } }],
    ["reply", { kind: "message", fields: {} }],
    ["exit", { kind: "exit" }],
    ["{ exit: 0 }", { kind: "exit", code: 0 }],
    ["silence", { kind: "silence" }],
    ["{ status: failure, text: yes }", {
      kind: "message",
      fields: { status: is("failure"), text: is("yes") },
    }],
    ["{ text: true }", { kind: "message", fields: { text: is("true") } }],
    ["{ text: 007 }", { kind: "message", fields: { text: is("007") } }],
    ["{ text: ~ }", { kind: "message", fields: { text: is("~") } }],
    ['{ text: { matches: "^\\\\d+" } }', {
      kind: "message",
      fields: { text: { kind: "matches", pattern: "^\\d+" } },
    }],
    ["{ text: { one-of: [true, no] } }", {
      kind: "message",
      fields: { text: { kind: "one-of", values: ["true", "no"] } },
    }],
    ["{ text: { includes: [a] }, id: { any-order: [b] } }", {
      kind: "message",
      fields: { text: { kind: "includes", lines: ["a"] }, id: { kind: "any-order", lines: ["b"] } },
    }],
    ["{ any-of: [failure, { text: a }] }", {
      kind: "any-of",
      messages: [{ status: is("failure") }, { text: is("a") }],
    }],
    ["{ all-of: [reply] }", { kind: "all-of", messages: [{}] }],
  ] as const
) {
  Deno.test(`The expectation ${text} is read`, async () => {
    const [step] = await steps(`  - expect: ${text}\n    within: 1.5s\n    else: mgtp/name\n`);
    assert(step?.verb === "expect");
    assertEquals(step.what as unknown, what);
    assertEquals([step.withinMs, step.else], [1500, "mgtp/name"]);
  });
}

Deno.test("A game has the client's clock and a random opponent unless it says otherwise", async () => {
  const [short, long] = await steps(`  - play: { engine: first }
  - play:
      engine: second
      opponent: greedy
      seed: 7
      plies: 6
      clock: { main: 10s, per-move: 1s, shared-plies: 3, increment: 2s }
      opening: a1(K)  b2(p) a1-a2
      settings: { noEatFlip: 60 }
      end: NoEatFlipDraw
`);
  assert(short?.verb === "play" && long?.verb === "play");
  assertEquals([short.opponent, short.opening, short.plies], ["random", [], undefined]);
  assertEquals(short.clock, { mainMs: 60_000, perMoveMs: 0, sharedPlies: 0, everyPly: true });
  assertEquals(long.clock, {
    mainMs: 10_000,
    perMoveMs: 1000,
    sharedPlies: 3,
    incrementMs: 2000,
  });
  assertEquals(long.opening, ["a1(K)", "b2(p)", "a1-a2"]);
  assertEquals([long.seed, long.settings, long.end], [7, { noEatFlip: 60 }, "NoEatFlipDraw"]);
});

Deno.test("Steps are placed in every style", async () => {
  const [repeat] = await steps("  - repeat: 3\n    steps: [close, { send: a }]\n");
  assert(repeat?.verb === "repeat");
  assertEquals([repeat.times, repeat.at], [3, at(5)]);
  assertEquals(repeat.steps.map((step) => step.at), [at(6, 13), at(6, 20)]);
});

Deno.test("A byte order mark and CRLF line ends change nothing", async () => {
  const text = `${HEAD}steps:\n  - close\n`;
  assertEquals(await read(`\ufeff${text.replaceAll("\n", "\r\n")}`), await read(text));
});

Deno.test("A file in the folder of an unknown protocol is reported as such", async () => {
  const source = { file: "x.yaml", id: "mgpt/x", protocol: "mgpt" };
  const result = await parseScenario({ ...source, text: `${HEAD}steps: [close]\n` }, KNOWN);
  assert(!result.ok);
  assertEquals(result.error.map(({ message, line }) => [message.en, line]), [
    ['Cannot find protocol "mgpt"', HEAD.split("\n")[0]],
  ]);
});
