import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { ending } from "./ending.ts";
import { capturesOf, countsOf, type GeisterRecord, positionOf, recordOf } from "./records.ts";
import { after, moveOf, randomGame, setup, STANDARD, started } from "./test_kit.ts";

const RECORD: GeisterRecord = {
  startedAt: "12:18am Oct 16, 2024",
  players: { first: "a1", second: "a2" },
  start: started(STANDARD),
  timeSeconds: 900,
  moves: ["C,NORTH", "B,NORTH", "C,NORTH"].map(moveOf),
  timestampsMs: [1, 2, 3, 4],
};

Deno.test("a record leads to its position", () => {
  assertEquals(recordOf(RECORD), { ok: true, value: RECORD });
  assertEquals(positionOf(RECORD), after(RECORD.start, ["C,NORTH", "B,NORTH", "C,NORTH"]));
});

Deno.test("ghosts are counted, the first player's red ones first", () => {
  assertEquals(countsOf(RECORD.start), [4, 4, 4, 4]);
  assertEquals(countsOf(positionOf(RECORD)), [4, 4, 3, 4]);
  assertEquals(countsOf(started(setup({ A: "12R", B: "22B", b: "33b", d: "88b" }))), [1, 1, 0, 1]);
});

Deno.test("captures are 0, 1 for red and 2 for blue", () => {
  assertEquals(capturesOf(RECORD), [0, 0, 1]);
  const start = started(setup({ A: "12R", B: "22B", b: "11b", d: "33b" }));
  assertEquals(capturesOf({ start, moves: [moveOf("A,NORTH")] }), [2]);
});

Deno.test("captures and counts tell the same story", () => {
  for (let seed = 0; seed < 20; seed++) {
    const start = started(seed);
    const { positions, played: moves } = randomGame(start, seed);
    const end = positions.at(-1)!;
    const escaped = ending(end)?.reason === "ChessEscape" ? 1 : 0;
    const taken = capturesOf({ start, moves }).filter((each) => each > 0).length;
    assertEquals(countsOf(end).reduce((sum, count) => sum + count), 16 - taken - escaped);
  }
});

Deno.test.each<[string, Partial<GeisterRecord>, string]>([
  [
    "the second player's turn",
    { start: started(`${STANDARD} second`) },
    "A board file begins with the first player's turn",
  ],
  [
    "letters in another order",
    { start: started(STANDARD.replace("14R24R", "24R14R")) },
    "A board file keeps no letters: these ghosts would be read as others",
  ],
  [
    "a ghost that escaped",
    { start: started(STANDARD.replace("15B", "88b")) },
    "A board file keeps no letters: these ghosts would be read as others",
  ],
  ["a broken line", { startedAt: "now\n* 1." }, `Not fit for a line of a board file: "now␊* 1."`],
  [
    "a player without a name",
    { players: { first: "", second: "b" } },
    `Not fit for a line of a board file: ""`,
  ],
  [
    "a player called vs",
    { players: { first: "a", second: "b vs c" } },
    `A player's name has no word "vs": "b vs c"`,
  ],
])("%s cannot be kept in a board file", (_, change, error) => {
  assertEquals(inEnglish(recordOf({ ...RECORD, ...change })), { ok: false, error });
});

Deno.test("a name may have blanks", () => {
  assert(recordOf({ ...RECORD, players: { first: "my ghost", second: "a2" } }).ok);
});
