import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { boardString } from "./board_string.ts";
import { ending } from "./ending.ts";
import { readBoardFile } from "./read_board_file.ts";
import { type GeisterRecord, positionOf } from "./records.ts";
import { writeBoardFile } from "./write_board_file.ts";
import { BOARD_FILE, randomGame, STANDARD, started } from "./test_kit.ts";

/** The manual's figure 42 as it is printed, with a stray bracket in front. */
const PRINTED = `[${BOARD_FILE.replace("a1 vs", "al vs")}`;

function recordIn(text: string): GeisterRecord {
  const record = readBoardFile(text);
  assert(record.ok, record.ok ? "" : record.error.en);
  return record.value;
}

Deno.test("the manual's example leads to a position in mid game", () => {
  const record = recordIn(PRINTED);
  assertEquals(record.players, { first: "al", second: "a2" });
  assertEquals([record.startedAt, record.timeSeconds], ["12:18am Oct 16, 2024", 900]);
  assertEquals(record.start, started(STANDARD));
  assertEquals(
    boardString(positionOf(record), "first", { reveal: true }),
    "14R24R33R34R15B25B35B45B41r31r22r12r40b30b20b10b",
  );
  assertEquals([positionOf(record).ply, positionOf(record).turn], [4, "first"]);
});

/** A whole or a broken-off random game, as a record. */
const RECORDS = fc.record({
  seed: fc.nat(5000),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  startedAt: fc.constantFrom("12:18am Oct 16, 2024", "x"),
  names: fc.constantFrom(["a1", "a2"], ["my ghost", "wins"], ["a", "a"]),
  timeSeconds: fc.nat(9999),
}).map(({ seed, share, startedAt, names: [first = "", second = ""], timeSeconds }) => {
  const start = started(seed);
  const { played, positions } = randomGame(start, seed);
  const moves = played.slice(0, Math.round(share * played.length));
  const result = ending(positions[moves.length]!);
  const timestampsMs = Array.from({ length: moves.length + 1 }, (_, index) => 1e12 + index);
  const record = { startedAt, players: { first, second }, start, timeSeconds, moves, timestampsMs };
  return result ? { ...record, result } : record;
});

Deno.test("a game is read as it was written", () => {
  fc.assert(
    fc.property(RECORDS, (record) => {
      const file = writeBoardFile(record);
      assertEquals(recordIn(file), record);
      assertEquals(recordIn(file.replaceAll("\n", "\r\n")), record);
      assertEquals(recordIn(file.replaceAll(" ", "  ").replaceAll("\n", " \n\n")), record);
    }),
    { numRuns: runs(60) },
  );
});

Deno.test("a file that was cut off after its head gives a game or a reason", () => {
  const lines = PRINTED.split("\n");
  for (let count = 0; count < lines.length; count++) {
    const record = readBoardFile(lines.slice(0, count).join("\n"));
    assertEquals(record.ok, count >= 11, `${count} lines`);
  }
});

Deno.test("the ply limit is a setting, and a longer game is read all the same", () => {
  const circle = ["A,NORTH A,NORTH", "A,SOUTH A,SOUTH"];
  const turns = Array.from({ length: 130 }, (_, index) => `* ${index + 1}. ${circle[index % 2]}`);
  const file = [...PRINTED.split("\n").slice(0, 11), ...turns].join("\n");
  const record = readBoardFile(file, { plyLimit: 300 });
  assert(record.ok);
  assertEquals(ending(positionOf(record.value)), undefined);
  assertEquals(ending(positionOf(recordIn(file)))?.reason, "GamePlyLimitDraw");
});

Deno.test("counts may be those of the start or of now", () => {
  const taking = PRINTED.slice(0, PRINTED.indexOf("* 1."))
    .replace("* - r r r r -\n* - - - - - -", "* - r r - r -\n* - - - r - -") +
    "* 1. C,NORTH A,NORTH\n* 2. C,NORTH\n";
  assertEquals(positionOf(recordIn(taking)).last?.taken, "red");
  assert(readBoardFile(taking.replace("4 4 4 4", "4 4 3 4")).ok);
  assertEquals(inEnglish(readBoardFile(taking.replace("4 4 4 4", "4 4 2 4"))), {
    ok: false,
    error: `Line 4: The board has 4 4 4 4 ghosts: "4 4 2 4"`,
  });
});

const ENDED = "* Comment";

Deno.test.each<[string, string, string]>([
  ["* - - - - - -", "* - - - - -", `Line 7: A row is 6 of R, B, r, b and -: "- - - - -"`],
  ["* - - - - - -", "* - x - - - -", `Line 7: A row is 6 of R, B, r, b and -: "- x - - - -"`],
  ["* - - - - - -", "* - R - - - -", "A side has at most 8 ghosts: 9 of the first"],
  ["- B B B B -", "- R R R R -", `Line 4: The board has 8 0 4 4 ghosts: "4 4 4 4"`],
  ["al vs a2", "al a2", `Line 3: The players are two names with vs between them: "al a2"`],
  ["al vs a2", "vs a2", `Line 3: The players are two names with vs between them: "vs a2"`],
  ["time 900", "time", `Line 11: The time limit is time and whole seconds: "time"`],
  ["time 900", "time -1", `Line 11: The time limit is time and whole seconds: "time -1"`],
  ["* 2.", "* 3.", `Line 13: Turn 2 was expected: "3. D,WEST C,NORTH"`],
  [
    "C,NORTH D,NORTH",
    "C,NORTH",
    `Line 12: A turn is two moves, and only the last may be one: "1. C,NORTH"`,
  ],
  [
    "D,WEST C,NORTH",
    "D,WEST C,UP",
    `Line 13: Not NORTH, EAST, WEST or SOUTH: "UP" in "C,UP": "2. D,WEST C,UP"`,
  ],
  [
    "D,WEST C,NORTH",
    "E,SOUTH C,NORTH",
    `Line 13: E on 1-5 would step over the edge: "2. E,SOUTH C,NORTH"`,
  ],
  ["3. 0", "3. 2", `Line 23: Move 3 took 0 (1 red, 2 blue): "3. 2"`],
  ["3. 0", "5. 0", `Line 23: Number 3 was expected: "5. 0"`],
  ["3. 0", "3. 0\n4. 0", `Line 24: There are more numbers than moves: "4. 0"`],
  ["4. 1729037880991", "4. soon", `Line 19: Not a whole number: "4. soon"`],
  [
    ENDED,
    `* Won al wins\n${ENDED}`,
    `Line 14: A result ends in 1,0 or 0,1 or 0.5,0.5: "Won al wins"`,
  ],
  [
    ENDED,
    `* ChessEscape al wins 0,1\n${ENDED}`,
    `Line 14: With 0,1 the result is a2 wins: "ChessEscape al wins 0,1"`,
  ],
])("where %s becomes %s the file is refused with a place", (from, to, error) => {
  assertEquals(inEnglish(readBoardFile(PRINTED.replace(from, to))), { ok: false, error });
});

Deno.test("a move after the end is refused", () => {
  const board = ["B-----", "---r--", "---b--", "------", "------", "R-----"];
  const head = ["now", "a vs b", "1 1 1 1", ...board, "time 0", "1. A,NORTH A,NORTH"];
  assertEquals(inEnglish(readBoardFile(head.map((line) => `* ${line}`).join("\n"))), {
    ok: false,
    error: `Line 11: The game was over before A,NORTH by ChessEscape: "1. A,NORTH A,NORTH"`,
  });
});

Deno.test("a file without times is written without captures, which would be read as times", () => {
  const bare = recordIn(PRINTED.replace(/^\d+\. \d+\n/gm, ""));
  assertEquals(bare.timestampsMs, []);
  assert(bare.moves.length > 0);
  assertEquals(recordIn(writeBoardFile(bare)), bare);
});

Deno.test("damaged and hostile files are refused, never thrown at", () => {
  const damaged = fc.tuple(fc.nat(PRINTED.length), fc.nat(30), anyText()).map((
    [at, length, junk],
  ) => PRINTED.slice(0, at) + junk + PRINTED.slice(at + length));
  const swapped = fc.shuffledSubarray(PRINTED.split("\n")).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(fc.oneof(anyText(), damaged, swapped), (text) => {
      const record = readBoardFile(text);
      if (record.ok) assertEquals(recordIn(writeBoardFile(record.value)), record.value);
      else assert(record.error.en.length > 0);
    }),
    { numRuns: runs(3000) },
  );
});

Deno.test("long lines of blanks cost no more than their length", () => {
  const blanks = " ".repeat(300_000);
  const before = PRINTED.replace("al vs a2", `al${blanks}vs${blanks}a2`);
  assertEquals(recordIn(before), recordIn(PRINTED));
  assert(!readBoardFile(`* ${blanks}x`).ok);
});
