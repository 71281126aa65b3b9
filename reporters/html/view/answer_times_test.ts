import { assertEquals } from "@std/assert";
import type { WireEntry } from "../../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../../harness/testing/sample_report.ts";
import type { BreachView, CaseDetails } from "../model.ts";
import { answerTimes, thinkTimes } from "./answer_times.ts";
import { type GameFrame, gamesOf } from "./game_frames.ts";

const TALK: readonly (readonly [WireEntry["from"], number, string])[] = [
  ["harness", 0, "1 name\n"],
  ["engine", 20, "=1 x"],
  ["harness", 20, "12 genmove\n"],
  ["engine", 6020, "=12 a1 a1"],
  ["harness", 6020, "12 genmove\n"],
  ["stderr", 9000, "thinking"],
  ["note", 16_020, "no answer"],
];
const LATE: BreachView = {
  rule: 0,
  binding: "MUST",
  level: "MUST",
  sent: "12 genmove\n",
  expected: [],
  more: 0,
  actual: "nothing",
  times: 1,
  evidence: [],
  timing: true,
};
const DETAILS: CaseDetails = {
  breaches: [LATE],
  replay: "",
  attempt: 1,
  wire: TALK.map(([from, atMs, text], index) => ({ index, from, atMs, text })),
  leftOut: 0,
  plies: [],
};

const FRAME: GameFrame = {
  ...{ ply: 1, by: "engine", move: "a1", diagram: SAMPLE_DIAGRAM, views: [] },
  ...{ thinkMs: 6000, entry: 3 },
};

Deno.test("an answer that never came is a bar too, and the late one is marked", () => {
  const told = answerTimes(DETAILS).map(({ name, ms, late }) => `${name} ${ms} ${late}`);
  assertEquals(told, ["1 name 20 false", "12 genmove 6000 false", "12 genmove 10000 true"]);
});

Deno.test("a ply's limit is what was left before it; a late answer's what was left after the last", () => {
  const frame: GameFrame = { ...FRAME, leftMs: 4000 };
  const told = thinkTimes([frame], DETAILS).map(({ ms, limitMs, late }) => [ms, limitMs, late]);
  assertEquals(told, [[6000, 10_000, false], [10_000, 4000, true]]);
});

Deno.test("a ply that came too late is one bar, marked, with the limit that it missed", () => {
  const frame: GameFrame = { ...FRAME, limitMs: 4000 };
  const details = {
    ...DETAILS,
    wire: DETAILS.wire.slice(0, 4),
    breaches: [{ ...LATE, limitMs: 4000 }],
  };
  const told = thinkTimes([frame], details).map(({ ms, limitMs, late }) => [ms, limitMs, late]);
  assertEquals(told, [[6000, 4000, true]]);
});

Deno.test("an illegal ply has a bar like every other", () => {
  const details = {
    ...DETAILS,
    breaches: [{ ...LATE, timing: undefined, diagram: SAMPLE_DIAGRAM, evidence: [3] }],
  };
  const [frames = []] = gamesOf(details);
  const told = thinkTimes(frames, details).map(({ name, ms, late }) => [name, ms, late]);
  assertEquals(told, [["1. a2-b2 ✗", 6000, false]]);
});

Deno.test("a wait for an answer that never came is shown as long as its limit", () => {
  const wire = DETAILS.wire.slice(0, 2);
  const breaches = [{ ...LATE, sent: "1 name\n", limitMs: 5000 }];
  const told = answerTimes({ ...DETAILS, wire, breaches });
  assertEquals(told.map(({ ms, limitMs, late, open }) => [ms, limitMs, late, open]), [
    [20, undefined, false, undefined],
    [5000, 5000, true, true],
  ]);
});

Deno.test("an answer that was too late has its own limit", () => {
  const breaches = [{ ...LATE, limitMs: 4000 }];
  const told = answerTimes({ ...DETAILS, wire: DETAILS.wire.slice(0, 4), breaches });
  assertEquals(told.map(({ ms, limitMs, late }) => [ms, limitMs, late]), [
    [20, undefined, false],
    [6000, 4000, true],
  ]);
});
