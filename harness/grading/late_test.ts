import { assertEquals } from "@std/assert";
import type { Lateness } from "../core/mod.ts";
import { exactly, rounded } from "./fraction.ts";
import { afterLate, parseLate } from "./late.ts";

Deno.test("rules about lateness are read, and what is none is not guessed", () => {
  assertEquals(parseLate("-10% per day, at most 30%"), {
    ...{ amount: 10, unit: "percent", per: "day", most: 30, graceMs: 0 },
  });
  assertEquals(parseLate("-5 points per hour, after 15 minutes"), {
    ...{ amount: 5, unit: "points", per: "hour", graceMs: 900_000 },
  });
  assertEquals(parseLate("-50%"), { amount: 50, unit: "percent", graceMs: 0 });
  const wrong = ["", "10", "-10% a day", "-110%", "-10%, at most 5 points", "-1%, at most 3%, x"];
  for (const text of wrong) assertEquals(parseLate(text), undefined, text);
});

const HOUR = 3_600_000;

function points(rule: string, late: Lateness | undefined, from = 85): readonly unknown[] {
  const all = { least: exactly(from), most: exactly(from) };
  const { least, most, open, text } = afterLate(all, late, parseLate(rule));
  return [rounded(least), rounded(most), open, text?.en];
}

const by = (hours: number): Lateness => ({ kind: "by", ms: hours * HOUR });

Deno.test("each begun day costs, up to the most, and a line explains it", () => {
  const rule = "-10% per day, at most 30%";
  assertEquals(points(rule, by(26)), [68, 68, false, "Late by 1 d 2 h: −20%, 85 → 68 points"]);
  assertEquals(points(rule, by(24)).slice(0, 2), [76.5, 76.5]);
  assertEquals(points(rule, by(900)).slice(0, 2), [59.5, 59.5]);
  assertEquals(points(rule, undefined), [85, 85, false, undefined]);
  assertEquals(points("-50 points per day", by(30)).slice(0, 2), [0, 0]);
  assertEquals(points("-5 points", by(0.5))[3], "Late by 30 min: −5 points, 85 → 80 points");
  assertEquals(points("-5 points, after 15 minutes", by(0.2)).slice(0, 2), [85, 85]);
});

Deno.test("where nothing says how late it was, the marks stay open between both ends", () => {
  const told = points("-10% per day, at most 30%", { kind: "unknown" });
  assertEquals(told.slice(0, 3), [59.5, 76.5, true]);
  assertEquals(points("-20%", { kind: "unknown" }).slice(0, 3), [68, 68, false]);
  assertEquals(points("-10% per day", { kind: "unknown" }).slice(0, 3), [0, 76.5, true]);
  // It may have been within the time that costs nothing, or on time.
  const grace = "-20%, after 15 minutes";
  assertEquals(points(grace, { kind: "unknown" }).slice(0, 3), [68, 85, true]);
  assertEquals(points("-20%", { kind: "unread" }).slice(0, 3), [68, 85, true]);
});
