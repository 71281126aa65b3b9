import { assertEquals } from "@std/assert";
import { lengthOf, timeOf } from "./time.ts";

Deno.test.each<[string, string | undefined]>([
  ["2026-11-01T23:59:00+08:00", "2026-11-01T15:59:00.000Z"],
  ["2026-11-01 23:59 +0800", "2026-11-01T15:59:00.000Z"],
  ["2022-02-07 04:14:52.000000000 Z", "2022-02-07T04:14:52.000Z"],
  ["2026/11/1 9:05", "2026-11-01T09:05:00.000Z"],
  ["2026-11-01", "2026-11-01T23:59:59.000Z"],
  ["2026-13-01", undefined],
  ["Sunday, 1 November 2026, 9:05 PM", "2026-11-01T21:05:00.000Z"],
  ["Sunday, November 1, 2026, 12:05 AM", "2026-11-01T00:05:00.000Z"],
  ["1 May 2026, 23:05", "2026-05-01T23:05:00.000Z"],
  ["2026年 11月 1日(日) 21:05", "2026-11-01T21:05:00.000Z"],
  ["2026年11月1日 星期日 21:05", "2026-11-01T21:05:00.000Z"],
  ["Sunday, 1 Nivose 2026, 9:05 PM", undefined],
  ["Sunday, 1 November 2026, 13:05 PM", undefined],
  ["11/01/2026 10:00", undefined],
  ["yesterday", undefined],
])("the time %j is %j", (text, wanted) => {
  const read = timeOf(text);
  assertEquals(read && new Date(read.ms).toISOString(), wanted);
});

Deno.test("a time without a zone is in the given zone", () => {
  assertEquals(timeOf("2026-11-01 08:00", 480)?.ms, Date.UTC(2026, 10, 1));
});

Deno.test.each<[string, number | undefined]>([
  ["2", 48],
  ["1.5", 36],
  ["26h", 26],
  ["1 day 2 hours", 26],
  ["1 day, 2 hours", 26],
  ["1天3小時", 27],
  ["90 min", 1.5],
  ["0", 0],
  ["yes", undefined],
  ["2 moons", undefined],
  ["", undefined],
])("the length %j is %j hours", (text, hours) => {
  assertEquals(lengthOf(text), hours === undefined ? undefined : hours * 3_600_000);
});
