import { assertEquals } from "@std/assert";
import type { Diagram, PlyFacts, WireEntry } from "../../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../../harness/testing/sample_report.ts";
import type { BreachView, CaseDetails } from "../model.ts";
import { gamesOf } from "./game_frames.ts";

const WIRE: readonly WireEntry[] = [
  "12 genmove",
  "=12 a1 a1",
  "11 flip a1 K",
  "=11",
  "10 move b1 b2",
  "=10",
  "=12 c1 c9",
].map((text, index) => ({
  index,
  atMs: index,
  from: index % 2 === 0 && index < 6 ? "harness" : "engine",
  text,
}));
const PLIES: readonly PlyFacts[] = [
  { ply: 1, by: "engine", move: "a1(K)", thinkMs: 1, entry: 1, diagram: SAMPLE_DIAGRAM },
  { ply: 2, by: "opponent", move: "b1-b2", diagram: SAMPLE_DIAGRAM },
];
const WRONG = {
  rule: 0,
  binding: "MUST",
  level: "MUST",
  expected: [],
  more: 0,
  actual: "=12 c1 c9: off the board",
  times: 1,
  evidence: [6],
  diagram: SAMPLE_DIAGRAM,
} as const satisfies BreachView;

function details(plies: readonly PlyFacts[], breaches: readonly BreachView[]): CaseDetails {
  return { breaches, replay: "", attempt: 1, wire: WIRE, leftOut: 0, plies };
}

Deno.test("every ply has its line of the log, the opponent's where it was announced", () => {
  const [frames = []] = gamesOf(details(PLIES, []));
  assertEquals(frames.map(({ move, entry }) => `${move} ${entry}`), ["a1(K) 1", "b1-b2 4"]);
});

Deno.test("an illegal move is the last position of its game, with the reason", () => {
  const [frames = []] = gamesOf(details(PLIES, [WRONG]));
  const { ply, move, entry, wrong } = frames[2] ?? {};
  assertEquals([ply, move, entry, wrong], [3, "a2-b2", 6, "=12 c1 c9: off the board"]);
});

Deno.test("an illegal move keeps the engine's own words and what each side may know", () => {
  const views = [{ of: "First player", diagram: SAMPLE_DIAGRAM }];
  const [frames = []] = gamesOf(details(PLIES, [{ ...WRONG, move: "A,EAST", views }]));
  assertEquals([frames[2]?.move, frames[2]?.views], ["A,EAST", views]);
});

Deno.test("an illegal first move makes a game of its own", () => {
  assertEquals(gamesOf(details([], [WRONG])).map((frames) => frames.length), [1]);
});

Deno.test("games begin where plies count from one again", () => {
  assertEquals(gamesOf(details([...PLIES, ...PLIES], [])).map((frames) => frames.length), [2, 2]);
});

Deno.test("a game begins with the position before its first ply, and may end with a resignation", () => {
  const [first, second] = PLIES;
  if (!first || !second) throw new Error("No plies");
  const before = { diagram: SAMPLE_DIAGRAM };
  const plies: readonly PlyFacts[] = [{ ...first, before }, second, {
    ...first,
    ply: 3,
    move: "=12 a0 a0",
    resigned: true,
  }];
  const [frames = []] = gamesOf(details(plies, []));
  assertEquals(frames.map(({ ply, resigned }) => [ply, resigned]), [
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [3, true],
  ]);
});

Deno.test("a ply that no line tells by name came with the last question before the answer", () => {
  const plies: readonly PlyFacts[] = [
    { ply: 1, by: "opponent", move: "A,NORTH", diagram: SAMPLE_DIAGRAM },
    { ply: 2, by: "engine", move: "x", thinkMs: 1, entry: 3, diagram: SAMPLE_DIAGRAM },
    { ply: 3, by: "opponent", move: "B,EAST", diagram: SAMPLE_DIAGRAM },
  ];
  const [frames = []] = gamesOf(details(plies, []));
  assertEquals(frames.map(({ entry }) => entry), [2, 3, 4]);
});

Deno.test("plies that one line tells of lead to that line, not to a later one with the same words", () => {
  const told = "moves 7g7f 3c3d";
  const wire = [told, "bestmove 2g2f", `${told} 2g2f 8c8d`, "bestmove 1g1f"].map((text, index) => (
    { index, atMs: index, from: index % 2 === 0 ? "harness" : "engine", text } as const
  ));
  const plies = ["7g7f", "3c3d", "2g2f", "8c8d", "1g1f"].map((move, at): PlyFacts => ({
    ply: at + 1,
    move,
    diagram: SAMPLE_DIAGRAM,
    ...at % 2 === 0 && at > 0 ? { by: "engine", thinkMs: 1, entry: at - 1 } : { by: "opponent" },
  }));
  const [frames = []] = gamesOf({ ...details(plies, []), wire });
  assertEquals(frames.map(({ move, entry }) => [move, entry]), [
    ["7g7f", 0],
    ["3c3d", 0],
    ["2g2f", 1],
    ["8c8d", 2],
    ["1g1f", 3],
  ]);
});

Deno.test("a case without a game has none", () => {
  assertEquals(gamesOf(details([], [])), []);
});

Deno.test.each<[string, string, Diagram["marks"][number], string]>([
  ["a flip", "a2", { kind: "last", from: "a2" }, "a2(K)"],
  ["a flip of something dark", "b2", { kind: "last", from: "b2" }, "b2"],
  ["a step", "a2-b2", { kind: "last", from: "a2", to: "b2" }, "a2-b2"],
  [
    "a step between numbers",
    "-1,2--1,3",
    { kind: "last", from: "-1,2", to: "-1,3" },
    "-1,2 → -1,3",
  ],
  [
    "a step onto one's own",
    "-1,2+-1,3",
    { kind: "last", from: "-1,2", to: "-1,3" },
    "-1,2 → -1,3 (+)",
  ],
  ["a drop", "P*5b", { kind: "last", from: "p*", to: "5b" }, "P*5b"],
  ["other words", "A,NORTH", { kind: "last", from: "1-2", to: "1-1" }, "A,NORTH"],
])("%s is written as one reads it", (_name, move, mark, shown) => {
  const diagram = { ...SAMPLE_DIAGRAM, marks: [mark] };
  const [frames = []] = gamesOf(details([{ ply: 1, by: "engine", move, diagram }], []));
  assertEquals(frames[0]?.move, shown);
});
