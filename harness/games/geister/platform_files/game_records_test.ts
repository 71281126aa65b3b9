import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "../../../testing/fast_check.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { ending } from "../ending.ts";
import { randomGame, STANDARD, started } from "../test_kit.ts";
import { write } from "../notation.ts";
import { formatSetup } from "../setup.ts";
import { positionAfter, readRecord, writeRecord } from "./game_records.ts";

function randomRecord(seed: number, share: number): GameRecord {
  const begun = started(seed);
  const { played, positions } = randomGame(begun, seed);
  const moves = played.slice(0, Math.round(share * played.length));
  const result = ending(positions[moves.length]!);
  return {
    date: "12:18am Oct 16, 2024",
    names: { first: "a1", second: "my ghost" },
    start: { setup: formatSetup(begun) },
    timeSeconds: 900,
    plies: moves.map(write),
    timestampsMs: Array.from({ length: moves.length + 1 }, (_, index) => 1729037880601 + index),
    ...(result ? { result } : {}),
    ...(seed % 2 === 0 ? { comment: "well played" } : {}),
  };
}

function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  assert(record.ok, record.ok ? "" : record.error.en);
  return record.value;
}

Deno.test("a game is read as it was written, whatever its line ends and blanks", () => {
  const records = fc.tuple(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([seed, share]) => randomRecord(seed, share));
  fc.assert(
    fc.property(records, (record) => {
      const file = writeRecord(record);
      assert(file.startsWith("INITIAL\n* "));
      assertEquals(recordIn(file), record);
      assertEquals(recordIn(`\ufeff${file.replaceAll("\n", " \r\n")}`), record);
    }),
    { numRuns: 30 },
  );
});

Deno.test("a game that is won on the last ply before the draw was played under the usual limit", () => {
  const record = randomRecord(138, 1);
  assertEquals([record.plies.length, record.result?.reason], [200, "NoRedGhost"]);
  assertEquals(recordIn(writeRecord(record)), record);
});

const RECORD: GameRecord = {
  ...randomRecord(1, 0),
  start: { setup: `${STANDARD} first` },
  plies: ["C,NORTH", "D,NORTH"],
};

Deno.test.each(
  [
    [{ reason: "NoRedGhost", winner: "second" }, "* NoRedGhost my ghost wins 0,1"],
    [{ reason: "NoBlueGhost", winner: "first" }, "* NoBlueGhost a1 wins 1,0"],
    [{ reason: "ChessEscape", winner: "first" }, "* ChessEscape a1 wins 1,0"],
    [{ reason: "TimeOut", winner: "second" }, "* TimeOut my ghost wins 0,1"],
    [{ reason: "GamePlyLimitDraw" }, "* GamePlyLimitDraw Draw 0.5,0.5"],
  ] as const,
)("every reason is written and read", (result, line) => {
  const file = writeRecord({ ...RECORD, result });
  assertEquals(file.split("\n")[12], line);
  assertEquals(recordIn(file).result, result);
});

Deno.test("hostile names stay on their line", () => {
  const file = writeRecord({ ...RECORD, names: { first: "a\n* b", second: "vs" } });
  assertEquals(file.split("\n")[2], "* a * b vs v.s.");
});

Deno.test("what cannot be kept is not written", () => {
  assertThrows(() => writeRecord({ ...RECORD, plies: ["E,NORTH"] }));
  assertThrows(() => writeRecord({ ...RECORD, start: { setup: `${STANDARD} second` } }));
});

Deno.test("a record leads to each of its positions", () => {
  assertEquals(positionAfter(RECORD).ply, 2);
  assertEquals(positionAfter(RECORD, 1).turn, "second");
});

Deno.test("a game that went on from a file is written with all that was played before", () => {
  const before = writeRecord({ ...RECORD, plies: ["C,NORTH"] });
  const record = { ...RECORD, start: { setup: before }, plies: ["D,NORTH"] };
  assertEquals(writeRecord(record), writeRecord(RECORD));
});

Deno.test.each(
  [
    [8, { reason: "GamePlyLimitDraw" }, { plyLimit: 8 }],
    [200, { reason: "GamePlyLimitDraw" }, undefined],
    [300, { reason: "GamePlyLimitDraw" }, { plyLimit: 300 }],
    [220, { reason: "TimeOut", winner: "first" }, { plyLimit: 300 }],
    [320, undefined, { plyLimit: 321 }],
    [20, undefined, undefined],
  ] as const,
)("%s plies show what the limit was", (count, result, settings) => {
  const circle = ["A,NORTH", "A,NORTH", "A,SOUTH", "A,SOUTH"];
  const plies = Array.from({ length: count }, (_, index) => circle[index % 4]!);
  const file = writeRecord({ ...RECORD, timestampsMs: [], plies, ...(result ? { result } : {}) });
  assertEquals(recordIn(file).start.settings, settings);
});
