import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { inEnglish } from "../../../testing/in_english.ts";
import fc from "../../../testing/fast_check.ts";
import { runs } from "../../../testing/quick.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { showBoard } from "../position.ts";
import { randomRecord } from "./test_kit.ts";
import { readRecord } from "./read_record.ts";
import { positionAfter, writeRecord } from "./write_record.ts";

/** The manual's figure 45. */
const BOARD = `* 11:19pm Dec 7, 2019
* Player1(a1) vs Player2(a0)
* 1 2 2 2 2 2 5 1 2 2 2 2 2 5
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* first 0
* time 900
* 1. b6(N) b4(R)
* 2. a7(p) b2(p)
* 3. a3(N) d4(n)
* Comment 0 0
0. 1575760811020
1. 1575760811020
2. 1575760811239
3. 1575760811317
4. 1575760811458
5. 1575760811536
`;

function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  assert(record.ok, record.ok ? "" : record.error.en);
  return record.value;
}

Deno.test("the manual's board.txt leads to a position in mid game", () => {
  const record = recordIn(BOARD);
  assertEquals(record.names, { first: "Player1(a1)", second: "Player2(a0)" });
  assertEquals([record.date, record.timeSeconds], ["11:19pm Dec 7, 2019", 900]);
  assertEquals(record.timestampsMs.length, 6);
  assertEquals(record.result, undefined);
  const position = positionAfter(record);
  assertEquals(showBoard(position), [..."XXXX/pXXX/XNXX/XXXX/XRXn/NXXX/XpXX/XXXX".split("/")]);
  assertEquals([position.turn, position.firstColour], ["first", "red"]);
});

/** The parts of a record that a file keeps; what was hidden to the end is not among them. */
function kept(record: GameRecord) {
  const boards = [0, Math.floor(record.plies.length / 2), record.plies.length]
    .map((plies) => showBoard(positionAfter(record, plies)).join("/"));
  return { ...record, start: boards };
}

const RECORDS = fc.record({ seed: fc.nat(5000), most: fc.nat(400) })
  .map(({ seed, most }) => randomRecord(seed, { most }));

Deno.test("a game is read as it was written, and written as it was read", () => {
  fc.assert(
    fc.property(RECORDS, (record) => {
      const file = writeRecord(record);
      const again = recordIn(file);
      assertEquals(kept(again), kept(record));
      assertEquals(writeRecord(again), file);
      assertEquals(recordIn(`\ufeff${file.replaceAll("\n", "\r\n")}`), again);
      assertEquals(recordIn(file.replaceAll(" ", "  ").replaceAll("\n", " \n\n")), again);
      assertEquals(recordIn(file.replace(/(\d\.) /g, "$1")), again);
    }),
    { numRuns: runs(40) },
  );
});

Deno.test("a game in which all came to light is the same to the last piece", () => {
  const setup = "XK-k/X---/----/--p-/----/----/-P--/---- red " +
    "deal=g---/N---/----/----/----/----/----/----";
  const record = randomRecord(3, { setup, most: 40 });
  assert(record.plies.filter((ply) => ply.includes("(")).length === 2);
  assertEquals(recordIn(writeRecord(record)), record);
});

const RESULTS = [
  ["NoMove Player2(a0) Wins 0,1", { reason: "NoMove", winner: "second" }, undefined],
  ["TimeOut Player1(a1) Wins 1,0", { reason: "TimeOut", winner: "first" }, undefined],
  ["TimeOut a1 wins 1.0,0.0", { reason: "TimeOut", winner: "first" }, undefined],
  ["NoEatFlipDraw Draw 0.5,0.5", { reason: "NoEatFlipDraw" }, undefined],
  ["PositionRepetitionDraw,3,4 Draw 0.5,0.5", { reason: "PositionRepetitionDraw" }, 3],
  ["PositionRepetitionDraw,4,12 Draw 0.5,0.5", { reason: "PositionRepetitionDraw" }, 4],
  ["SomethingElse Draw 0.5,0.5", { reason: "SomethingElse" }, undefined],
] as const;

Deno.test.each(RESULTS)("a record is read with its reason: %s", (line, result, repetition) => {
  const record = recordIn(`INITIAL\n${BOARD.replace("* Comment", `* ${line}\n* Comment`)}`);
  assertEquals(record.result, result);
  assertEquals(record.start.settings, repetition ? { repetition } : undefined);
});

Deno.test("the tail may be missing, wherever it was cut", () => {
  const lines = BOARD.split("\n");
  for (let count = 0; count < lines.length; count++) {
    const record = readRecord(lines.slice(0, count).join("\n"));
    assertEquals(record.ok, count >= 13, `${count} lines`);
  }
});

/** A file with this board, these counts and what follows the board. */
function fileOf(rows: string, [counts = "", ...rest]: readonly string[]): string {
  const lines = ["now", "a vs b", counts, ...rows.split("/"), ...rest];
  return lines.map((line) => `* ${line}`).join("\n");
}

Deno.test("counts may be those of the start or of now, and say what lies dark", () => {
  const rows = "kX--/P---/----/----/----/----/----/---K";
  const then = recordIn(
    fileOf(rows, ["1 0 0 0 0 0 1 1 0 0 0 1 0 0", "first 0", "time 9", "1. a7-a8"]),
  );
  const now = recordIn(
    fileOf(rows, ["1 0 0 0 0 0 1 0 0 0 0 1 0 0", "first 0", "time 9", "1. a7-a8"]),
  );
  assertEquals(now, then);
  assert(then.start.setup.includes("deal=-n--"), then.start.setup);
});

Deno.test("a custom board may begin with either colour, or with colours undecided", () => {
  const rows = "k---/P---/----/----/----/----/----/---K";
  const counts = "1 0 0 0 0 0 1 1 0 0 0 0 0 0";
  assertEquals(
    positionAfter(recordIn(fileOf(rows, [counts, "first 1", "time 9"]))).firstColour,
    "black",
  );
  assertEquals(inEnglish(readRecord(fileOf(rows, [counts, "first 2", "time 9"]))), {
    ok: false,
    error: `Line 4: The turn is unknown only while all is dark: d1 is not: "k---"`,
  });
  assertEquals(
    positionAfter(recordIn(BOARD.split("* 1.")[0]!.replace("first 0", "first 2"))).firstColour,
    undefined,
  );
});

Deno.test("a first flip that is not the first player's colour leaves the colour to the file", () => {
  const record = recordIn(BOARD.replace("first 0", "first 1"));
  assertEquals(positionAfter(record).firstColour, "black");
  assertNotEquals(record.start.setup, recordIn(BOARD).start.setup);
});

Deno.test.each<[string, string, string]>([
  ["* X X X X", "* X X X", `Line 4: A rank is 4 of KGMRNCP, kgmrncp, X and -: "X X X"`],
  ["* X X X X", "* X Q X X", `Line 4: A rank is 4 of KGMRNCP, kgmrncp, X and -: "X Q X X"`],
  [
    "1 2 2 2 2 2 5 1",
    "1 2 2 2 2 2 4 1",
    `Line 3: The board has 32 pieces, which are not these: "1 2 2 2 2 2 4 1 2 2 2 2 2 5"`,
  ],
  [
    "1 2 2 2 2 2 5 1",
    "1 2",
    `Line 3: The counts are 14 numbers, for KGMRNCP and kgmrncp: "1 2 2 2 2 2 2 5"`,
  ],
  ["first 0", "first 3", `Line 12: The first player's colour is first and 0, 1 or 2: "first 3"`],
  ["time 900", "time", `Line 13: The time limit is time and whole seconds: "time"`],
  [
    "(a1) vs",
    "(a1)",
    `Line 2: The players are two names with vs between them: "Player1(a1) Player2(a0)"`,
  ],
  ["b4(R)", "b4(Q)", `Line 14: Not a piece: "Q" in "b4(Q)": "1. b6(N) b4(Q)"`],
  ["b4(R)", "b4", `Line 14: A flip in a file says what it showed, as in b4(K): "1. b6(N) b4"`],
  ["b4(R)", "b6(R)", `Line 14: b6 holds N, which is revealed already: "1. b6(N) b6(R)"`],
  ["* 3.", "* 4.", `Line 16: Turn 3 was expected: "4. a3(N) d4(n)"`],
  ["5. 15", "5. x", `Line 23: Not a whole number: "5. x75760811536"`],
  ["5. 1575760811536", "5. 1\n6. 2\n7. 3", `Line 25: There are more numbers than moves: "7. 3"`],
  ["5. 1575760811536", "0. 1", `Line 23: There is one list of times, from 0 on: "0. 1"`],
])("where %s becomes %s the file is refused with a place", (from, to, error) => {
  assertEquals(inEnglish(readRecord(BOARD.replace(from, to))), { ok: false, error });
});

Deno.test("a ply after a loss is refused", () => {
  const rows = "k---/P---/----/----/----/----/----/---K";
  const file = fileOf(rows, ["1 0 0 0 0 0 1 1 0 0 0 0 0 0", "first 0", "time 9", "1. a7-a8 a8-a7"]);
  assertEquals(inEnglish(readRecord(file)), {
    ok: false,
    error: `Line 14: The game was over before a8-a7 by NoMove: "1. a7-a8 a8-a7"`,
  });
});

/** Any characters, halves of pairs included; the library's own takes a second to set up. */
const ANY_TEXT = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

Deno.test("damaged and hostile files are refused, never thrown at", () => {
  const damaged = fc.tuple(fc.nat(BOARD.length), fc.nat(30), ANY_TEXT).map((
    [at, length, junk],
  ) => BOARD.slice(0, at) + junk + BOARD.slice(at + length));
  const swapped = fc.shuffledSubarray(BOARD.split("\n")).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(fc.oneof(ANY_TEXT, damaged, swapped), (text) => {
      const record = readRecord(text);
      if (!record.ok) return assert(record.error.en.length > 0);
      assertEquals(recordIn(writeRecord(record.value)).plies, record.value.plies);
    }),
    { numRuns: runs(1000) },
  );
});

Deno.test("a game of endless steps is refused in time", () => {
  const rows = "K--k/----/----/----/----/----/----/----";
  const file = (turns: number) =>
    fileOf(rows, [
      "1 0 0 0 0 0 0 1 0 0 0 0 0 0",
      "first 0",
      "time 9",
      ...Array.from({ length: turns }, (_, index) =>
        `${index + 1}. ${index % 2 === 0 ? "a8-b8 d8-d7" : "b8-a8 d7-d8"}`),
    ]);
  assert(readRecord(file(2_000)).ok);
  assertEquals(inEnglish(readRecord(file(10_001))), {
    ok: false,
    error: `Line 10014: A game has at most 10000 turns: "10001. a8-b8 d8-d7"`,
  });
});

Deno.test("a piece too many is reported at the flip that shows it", () => {
  const twice = BOARD.replace("b6(N)", "b6(K)").replace("a3(N)", "a3(K)");
  const record = readRecord(`INITIAL\n${twice}`);
  assert(!record.ok);
  assertEquals(
    /\b17\b/.test(record.error.en) && record.error.en.includes("a3(K)"),
    true,
    record.error.en,
  );
  const fewer = readRecord(BOARD.replace("* 1 2 2 2 2 2 5 1", "* 1 2 2 2 2 2 4 1"));
  assert(!fewer.ok && /\b3\b/.test(fewer.error.en), fewer.ok ? "" : fewer.error.en);
});
