import { assertEquals } from "@std/assert";
import { type GameRecord, platformDate, plyTimesMs, timestampsOf } from "./game_record.ts";

const RECORD: GameRecord = {
  date: "11:19pm Dec 7, 2019",
  names: { first: "a", second: "b" },
  start: { setup: "" },
  timeSeconds: 900,
  plies: [],
  timestampsMs: [],
};

Deno.test.each([
  [1575760740000, "11:19pm Dec 7, 2019"],
  [1729037880601, "12:18am Oct 16, 2024"],
  [Date.UTC(2024, 0, 1, 12, 5), "12:05pm Jan 1, 2024"],
])("a moment is written in the platform's words", (atMs, words) => {
  assertEquals(platformDate(atMs), words);
});

Deno.test("timestamps and times per ply tell the same story", () => {
  const timestampsMs = timestampsOf(1000.4, [{ thinkMs: 5 }, {}, { thinkMs: 7.6 }]);
  assertEquals(timestampsMs, [1000, 1005, 1005, 1013]);
  assertEquals(plyTimesMs({ ...RECORD, timestampsMs }), [5, 0, 8]);
});

Deno.test.each([
  ["a ply is stamped when it comes, whichever side took the time", [
    { thinkMs: 5, atMs: 300 },
    { atMs: 310 },
    { thinkMs: 20, atMs: 335 },
  ], [1295, 1300, 1310, 1335]],
  ["a side that needs no time has begun when the first ply comes", [{ atMs: 40 }], [1040, 1040]],
  ["nothing comes before what came before", [{ thinkMs: 90, atMs: 40 }, { atMs: 30 }], [
    1000,
    1040,
    1040,
  ]],
  ["no ply, no time", [], [1000]],
])("%s", (_, plies, stamps) => {
  assertEquals(timestampsOf(1000, plies), stamps);
});

Deno.test("a clock that was set back makes no negative time", () => {
  assertEquals(plyTimesMs({ ...RECORD, timestampsMs: [9, 4, 6] }), [0, 2]);
  assertEquals(plyTimesMs(RECORD), []);
});
