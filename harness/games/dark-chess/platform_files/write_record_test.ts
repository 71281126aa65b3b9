import { assertEquals, assertThrows } from "@std/assert";
import { randomRecord } from "./test_kit.ts";
import { positionAfter, writeRecord } from "./write_record.ts";

const ROWS = "K--k/----/----/----/----/----/----/---- red";
const ROUND = ["a8-b8", "d8-d7", "b8-a8", "d7-d8"];
const RECORD = {
  ...randomRecord(1, { setup: ROWS, most: 0 }),
  plies: [...ROUND, ...ROUND, ...ROUND],
  timestampsMs: [1, 2.4],
};

Deno.test("a record is written as the platform writes it", () => {
  const result = { reason: "PositionRepetitionDraw" };
  assertEquals(
    writeRecord({ ...RECORD, result }),
    `INITIAL
* 11:19pm Dec 7, 2019
* Player1(a1) vs my engine
* 1 0 0 0 0 0 0 1 0 0 0 0 0 0
* K - - k
* - - - -
* - - - -
* - - - -
* - - - -
* - - - -
* - - - -
* - - - -
* first 0
* time 900
* 1. a8-b8 d8-d7
* 2. b8-a8 d7-d8
* 3. a8-b8 d8-d7
* 4. b8-a8 d7-d8
* 5. a8-b8 d8-d7
* 6. b8-a8 d7-d8
* PositionRepetitionDraw,3,4 Draw 0.5,0.5
* Comment 0 0
0. 1
1. 2
`,
  );
});

Deno.test.each(
  [
    [{ reason: "NoMove", winner: "first" }, "* NoMove Player1(a1) Wins 1,0"],
    [{ reason: "TimeOut", winner: "second" }, "* TimeOut my engine Wins 0,1"],
    [{ reason: "NoEatFlipDraw" }, "* NoEatFlipDraw Draw 0.5,0.5"],
  ] as const,
)("the result stands before the comment", (result, line) => {
  assertEquals(writeRecord({ ...RECORD, result }).split("\n").slice(20, 22), [
    line,
    "* Comment 0 0",
  ]);
});

Deno.test("hostile names stay on their line", () => {
  const names = { first: "a\n* 1. b\u2028", second: "x vs y" };
  const lines = writeRecord({ ...RECORD, names, comment: "well\nplayed" }).split("\n");
  assertEquals(lines[2], "* a * 1. b vs x v.s. y");
  assertEquals(lines[20], "* Comment well played");
});

Deno.test("a flip that does not say what it showed is written with what was dealt", () => {
  const setup =
    "X--k/----/----/----/----/----/----/K--- red deal=p---/----/----/----/----/----/----/----";
  const record = { ...RECORD, start: { setup }, plies: ["a8"] };
  assertEquals(writeRecord(record).split("\n")[14], "* 1. a8(p)");
});

Deno.test("what is not legal is not written", () => {
  assertThrows(() => writeRecord({ ...RECORD, plies: ["a8-c8"] }));
  assertThrows(() => writeRecord({ ...RECORD, start: { setup: "" } }));
});

Deno.test("a record leads to each of its positions", () => {
  assertEquals(positionAfter(RECORD).quiet.length, 12);
  assertEquals(positionAfter(RECORD, 3).last, { kind: "move", from: "b8", to: "a8" });
});

Deno.test("a game that went on from a file is written with all that was played before", () => {
  const before = writeRecord({ ...RECORD, plies: ROUND.slice(0, 3) });
  const record = { ...RECORD, start: { setup: before }, plies: ["d7-d8"] };
  assertEquals(writeRecord(record), writeRecord({ ...RECORD, plies: ROUND }));
  assertEquals(positionAfter(record), positionAfter({ ...RECORD, plies: ROUND }));
});
