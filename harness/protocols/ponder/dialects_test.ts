import { assertEquals } from "@std/assert";
import { DIALECT_V1 } from "./dialect_v1.ts";
import { DIALECT_V2 } from "./dialect_v2.ts";
import type { Dialect, ServerMessage } from "./messages.ts";

const MARKS = [..."nXXXkXXXXcX-XXXXXXXXXXPXXXXXXXXX"];
const COUNTS = [1, 2, 2, 2, 2, 2, 4, 1, 2, 2, 2, 2, 2, 5];

const START: ServerMessage = {
  kind: "start",
  marks: MARKS,
  counts: COUNTS,
  history: [{ kind: "flip", at: "c2", piece: "K" }, { kind: "move", from: "a3", to: "d8" }],
  timeMs: 900_000,
};

const DARK = "X,".repeat(29);

Deno.test("a start is the board from a1 on, the living, the history and the time", () => {
  const counts = COUNTS.join(",");
  const v2 = `/start_n,X,X,X,k,X,X,X,X,c,X,-,${"X,".repeat(10)}P,${
    "X,".repeat(9)
  }${counts},2,c2(K),a3-d8,900000`;
  assertEquals(DIALECT_V2.writeServer(START), v2);
  const v1 = `/start_13,8,8,8,9,8,8,8,8,14,8,0,${"8,".repeat(10)}7,${
    "8,".repeat(9)
  }${counts},2, 6_ 1, 8-31,900000`;
  assertEquals(DIALECT_V1.writeServer(START), v1);
});

const TOLD: readonly (readonly [ServerMessage, string, string])[] = [
  [{ kind: "turn", moves: true, colour: undefined }, "/turn 1 2", "/turn 1 2"],
  [{ kind: "turn", moves: false, colour: "black" }, "/turn 0 1", "/turn 0 1"],
  [
    { kind: "ply", move: { kind: "move", from: "a1", to: "a2" }, leftMs: 5, last: false },
    "/move a1-a2 5 0",
    "/move 0 0 0 1 5",
  ],
  [
    { kind: "ply", move: { kind: "flip", at: "c3", piece: "p" }, leftMs: 899_999, last: false },
    "/flip c3(p) 899999 0",
    "/flip 2 2 15 899999",
  ],
  [{ kind: "exit" }, "/exit", "/exit"],
  [START, DIALECT_V2.writeServer(START), DIALECT_V1.writeServer(START)],
];

Deno.test.each(TOLD)("the server's words are read as they were written", (message, v2, v1) => {
  for (const [dialect, text] of [[DIALECT_V2, v2], [DIALECT_V1, v1]] as const) {
    assertEquals(dialect.writeServer(message), text);
    assertEquals(dialect.readServer(text), message);
  }
});

Deno.test("only the newer dialect says that a ply is the last", () => {
  const last = { kind: "ply", move: { kind: "move", from: "a1", to: "a2" }, leftMs: 5, last: true };
  assertEquals(DIALECT_V2.readServer("/move a1-a2 5 1"), last as ServerMessage);
  assertEquals(DIALECT_V1.writeServer(last as ServerMessage), "/move 0 0 0 1 5");
});

Deno.test.each(
  [
    [DIALECT_V2, "/flip a0", "resign"],
    [DIALECT_V2, "/flip c3", { kind: "flip", at: "c3" }],
    [DIALECT_V2, "/move a1-a2", { kind: "move", from: "a1", to: "a2" }],
    [DIALECT_V2, "/move e9-a2", { kind: "move", from: "e9", to: "a2" }],
    [DIALECT_V2, "/move a1-a1", undefined],
    [DIALECT_V2, "/move a1 a2", undefined],
    [DIALECT_V2, "/flip c3(K)", undefined],
    [DIALECT_V2, "/flip 2 2", undefined],
    [DIALECT_V1, "/flip 2 2", { kind: "flip", at: "c3" }],
    [DIALECT_V1, "/move 0 0 3 7", { kind: "move", from: "a1", to: "d8" }],
    [DIALECT_V1, "/move 4 0 0 8", { kind: "move", from: "e1", to: "a9" }],
    [DIALECT_V1, "/move 0 0 0 0", undefined],
    [DIALECT_V1, "/flip 2", undefined],
    [DIALECT_V1, "/flip 2 -1", undefined],
    [DIALECT_V1, "/flip c3", undefined],
  ] as const,
)("an engine's ply is read in its dialect alone", (dialect: Dialect, text, ply) => {
  assertEquals(dialect.readPly(text), ply as ReturnType<Dialect["readPly"]>);
  if (ply !== undefined && ply !== "resign") assertEquals(dialect.writePly(ply), text);
});

Deno.test.each([
  ["/start"],
  ["/start_"],
  [`/start_${DARK}X,X,X,1,2,3`],
  [`/start_${DARK}X,X,Q,${COUNTS.join(",")},0,900000`],
  [`/start_${DARK}X,X,X,${COUNTS.join(",")},3,a1(K),900000`],
  [`/start_${DARK}X,X,X,${COUNTS.join(",")},-1,900000`],
  ["/turn 2 0"],
  ["/turn 1"],
  ["/move a1-a2"],
  ["/flip c3 900 0"],
  ["/flip 2 2 8 900"],
  [""],
])("what no server says is not read: %s", (text) => {
  assertEquals(DIALECT_V2.readServer(text), undefined);
  assertEquals(DIALECT_V1.readServer(text), undefined);
});

Deno.test("a start may come without a time, and with any sign before the board", () => {
  const text = DIALECT_V2.writeServer({ ...START, timeMs: undefined }).replace("_", " ");
  const read = DIALECT_V2.readServer(text);
  assertEquals(read?.kind === "start" && read.timeMs, undefined);
  assertEquals(read?.kind === "start" && read.history.length, 2);
});
