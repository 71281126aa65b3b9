import { assertEquals } from "@std/assert";
import type { ExpectStep, Step } from "../../scenario/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import {
  type AnyFixtureEngine,
  type Deed,
  loopback,
  type Transport,
} from "../../transports/mod.ts";
import {
  before,
  CLOSE,
  expecting,
  GREET,
  hindered,
  hinderedUnseen,
  instead,
  line,
  MGTP,
  mgtpEngine,
  send,
  think,
  tried,
} from "../test_kit.ts";

type Row = [string, AnyFixtureEngine | Transport, Step[], string, string[]];

const EXIT = { kind: "exit" } as const;
const CODE: Deed = { kind: "exit", code: 3 };
const is = (value: string) => ({ kind: "is", value }) as const;
const status = (value: string, more: Partial<ExpectStep> = {}): ExpectStep =>
  expecting({ what: { kind: "message", fields: { status: is(value) } }, ...more });
const exits = (more: Partial<ExpectStep> = {}): ExpectStep =>
  expecting({ what: EXIT, else: "mgtp/quit-exits", ...more });
const spinning = instead("quit", [line("=5")]);
const leaving = (seconds: number): AnyFixtureEngine =>
  instead("quit", [line("=5"), think(seconds), { kind: "exit", code: 0 }]);
const QUIT = [send("5 quit"), status("success")];

const left: Partial<ExpectStep> = { what: { kind: "exit", code: "left" } };
const ending = (...deeds: readonly Deed[]): AnyFixtureEngine =>
  instead("quit", [line("=5"), ...deeds]);

Deno.test.each<Row>([
  ["an exit of its own", ending(CODE), [...QUIT, exits(left)], "passed", []],
  [
    "a connection that it closes",
    ending({ kind: "part", how: "closed" }),
    [...QUIT, exits(left)],
    "passed",
    [],
  ],
  [
    "a crash, which is no way to leave",
    ending({ kind: "die", signal: "SIGSEGV" }),
    [...QUIT, exits(left)],
    "failed",
    ["mgtp/quit-exits"],
  ],
  ["an engine that stays", spinning, [...QUIT, exits(left)], "failed", ["mgtp/quit-exits"]],
])("whether an engine has left: %s", async (_, engine, steps, verdict, rules) => {
  const result = await tried(engine, steps);
  assertEquals([result.verdict.kind, result.rules], [verdict, rules]);
});

Deno.test.each<Row>([
  ["a success as expected", mgtpEngine(), [send("1 name"), status("success")], "passed", []],
  [
    "a refusal, named by the referee",
    instead("name", [line("?1")]),
    [
      send("1 name"),
      status("success"),
    ],
    "failed",
    ["mgtp/name"],
  ],
  [
    "a refusal, named by the step",
    instead("name", [line("?1")]),
    [
      send("1 name"),
      status("success", { else: "mgtp/survives-crlf" }),
    ],
    "warned",
    ["mgtp/survives-crlf"],
  ],
  [
    "a success where none is right",
    mgtpEngine({ write: () => "=99\n" }),
    [
      send("99 nonsense"),
      status("failure", { else: "mgtp/unknown-refused" }),
    ],
    "warned",
    ["mgtp/unknown-refused"],
  ],
  [
    "no answer, with a rule of the step",
    instead("name", []),
    [
      send("1 name"),
      expecting({ else: "mgtp/survives-crlf" }),
    ],
    "warned",
    ["mgtp/survives-crlf"],
  ],
  ["a late answer", before("name", [think(12)]), [send("1 name"), expecting()], "failed", [
    "mgtp/first-reply-in-time",
  ]],
  [
    "an answer later than the step allows",
    before("name", [think(2)]),
    [
      send("1 name"),
      expecting({ withinMs: 1000, else: "mgtp/time-left-obeyed" }),
    ],
    "warned",
    ["mgtp/time-left-obeyed"],
  ],
  [
    "the same while the machine lost 1 s",
    hindered(loopback(before("name", [think(2)])), 1000),
    [
      send("1 name"),
      expecting({ withinMs: 1000, else: "mgtp/time-left-obeyed" }),
    ],
    "errored",
    [],
  ],
  [
    "an exit where time is measured",
    instead("name", [CODE]),
    [
      send("1 name"),
      expecting({ withinMs: 1000, else: "mgtp/time-left-obeyed" }),
    ],
    "failed",
    ["mgtp/stays-alive"],
  ],
  [
    "answers in any order",
    mgtpEngine(),
    [
      send(["1 name", "2 version"]),
      expecting({ what: { kind: "all-of", messages: [{ id: is("2") }, { id: is("1") }] } }),
    ],
    "passed",
    [],
  ],
  [
    "one of several answers",
    mgtpEngine(),
    [
      send("1 name"),
      expecting({ what: { kind: "any-of", messages: [{ id: is("2") }, { id: is("1") }] } }),
    ],
    "passed",
    [],
  ],
  [
    "none of several answers",
    mgtpEngine(),
    [
      send("1 name"),
      expecting({ what: { kind: "any-of", messages: [{ id: is("2") }] }, else: "mgtp/any-id" }),
    ],
    "warned",
    ["mgtp/any-id"],
  ],
  ["an exit", mgtpEngine(), [...QUIT, exits()], "passed", []],
  ["an exit at the last moment", leaving(5), [...QUIT, exits()], "passed", []],
  ["an exit too late", leaving(5.1), [...QUIT, exits()], "failed", ["mgtp/quit-exits"]],
  [
    "an exit late by what the machine lost",
    hindered(loopback(leaving(5.1)), 200),
    [
      ...QUIT,
      exits(),
    ],
    "passed",
    [],
  ],
  ["no exit", spinning, [...QUIT, exits()], "failed", ["mgtp/quit-exits"]],
  [
    "no exit, though the machine lost little",
    hindered(loopback(spinning), 100),
    [
      ...QUIT,
      exits(),
    ],
    "failed",
    ["mgtp/quit-exits"],
  ],
  [
    "no exit, though the machine lost more than was seen at first",
    hinderedUnseen(loopback(spinning), 0),
    [...QUIT, exits()],
    "failed",
    ["mgtp/quit-exits"],
  ],
  [
    "no exit while the machine did nothing else",
    hindered(loopback(spinning), 60_000),
    [
      ...QUIT,
      exits(),
    ],
    "errored",
    [],
  ],
  [
    "an exit with another code",
    instead("quit", [line("=5"), CODE]),
    [
      ...QUIT,
      exits(),
      exits({ what: { ...EXIT, code: 0 }, else: "mgtp/quit-exit-code" }),
    ],
    "warned",
    ["mgtp/quit-exit-code"],
  ],
  [
    "a flood instead of an exit",
    instead("quit", [line("=5"), line("x".repeat(70_000))]),
    [
      ...QUIT,
      exits(),
    ],
    "failed",
    ["mgtp/bounded-output"],
  ],
  ["an exit at the end of the input", mgtpEngine(), [GREET, CLOSE, exits()], "passed", []],
  ["silence", mgtpEngine(), [expecting({ what: { kind: "silence" } })], "passed", []],
  [
    "words instead of silence",
    mgtpEngine({ begin: [line("hello")] }),
    [
      expecting({ what: { kind: "silence" }, else: "mgtp/stdout-noise" }),
    ],
    "warned",
    ["mgtp/stdout-noise"],
  ],
])("%s", async (_name, engine, steps, verdict, rules) => {
  const result = await tried(engine, steps);
  assertEquals([result.verdict.kind, ...result.rules], [verdict, ...rules]);
});

Deno.test("a remark of the protocol does not break a silence", async () => {
  const engine = mgtpEngine({ begin: [line("info thinking"), line("hello")] });
  const steps = [expecting({ what: { kind: "silence" }, else: "mgtp/stdout-noise" })];
  const pairing = { ...MGTP, isRemark: (text: string) => text.startsWith("info") };
  const { violations } = await tried(engine, steps, { context: { pairing } });
  assertEquals(violations.map(({ rule, actual }) => [rule, actual]), [
    ["mgtp/stdout-noise", "hello"],
  ]);
});

Deno.test.each<[string, number, string[]]>([
  ["in time", 4, []],
  ["too late", 6, ["mgtp/quit-exits"]],
])("an exit %s is that, however late a slot is free again", async (_name, seconds, expected) => {
  const clock = fakeClock();
  const lend = async <Value>(wait: () => Promise<Value>): Promise<Value> => {
    const value = await wait();
    await clock.sleep(60_000);
    return value;
  };
  const deeds = [line("=5"), line("bye"), think(seconds), { kind: "exit", code: 0 } as const];
  const { rules } = await tried(instead("quit", deeds), [...QUIT, exits()], {
    context: { lend, clock },
  });
  assertEquals([...rules], expected);
});

Deno.test("silence is measured once the engine has connected", async () => {
  const clock = fakeClock();
  const early = mgtpEngine({ begin: [think(2.1), line("SET")] });
  const late: Transport = async (options) => {
    const opened = await loopback(early)(options);
    if (!opened.ok) return opened;
    return { ok: true, value: Object.assign(opened.value, { met: clock.sleep(2_000) }) };
  };
  const silence = expecting({ what: { kind: "silence" }, withinMs: 500, else: "mgtp/name" });
  const { verdict, violations } = await tried(late, [silence], { context: { clock } });
  assertEquals([verdict.kind, violations.length], ["failed", 1]);
});

Deno.test("an engine that never connects has not been silent", async () => {
  const { verdict } = await tried(
    mgtpEngine({ begin: [{ kind: "part", how: "never-connected" }] }),
    [expecting({ what: { kind: "silence" } })],
  );
  assertEquals(verdict.kind, "failed");
});
