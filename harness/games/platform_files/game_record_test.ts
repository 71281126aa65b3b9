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
  const timestampsMs = timestampsOf(1000.4, [5, 0, 7.6]);
  assertEquals(timestampsMs, [1000, 1005, 1005, 1013]);
  assertEquals(plyTimesMs({ ...RECORD, timestampsMs }), [5, 0, 8]);
});

Deno.test("a clock that was set back makes no negative time", () => {
  assertEquals(plyTimesMs({ ...RECORD, timestampsMs: [9, 4, 6] }), [0, 2]);
  assertEquals(plyTimesMs(RECORD), []);
});
