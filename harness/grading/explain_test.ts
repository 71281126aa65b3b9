import { assertEquals } from "@std/assert";
import { readGood } from "./_sample.ts";
import { differencesOf } from "./differences.ts";
import { explanationOf } from "./explain.ts";
import { gradeOf } from "./marks.ts";

const RUBRIC = `
lines: [{ tag: games, points: 6 }, { tag: format, points: 1, partial: false }]
excludes: [{ scenario: mgtp/games/long, reason: Taught later }]
`;

Deno.test("an explanation has every part of every line, what is excluded too", async () => {
  const rubric = await readGood(RUBRIC);
  const trouble = { standing: "unbuildable", why: "make failed" } as const;
  const { grade, lines } = explanationOf({ submission: "a", slug: "a", trouble }, rubric);
  assertEquals(grade, gradeOf({ submission: "a", slug: "a", trouble }, rubric));
  const [games, format] = lines;
  assertEquals([games?.partial, format?.partial], [true, false]);
  const sum = (games?.parts ?? []).reduce((all, { most }) => all + most, 0);
  assertEquals(sum, grade.marks[0]?.most);
  const long = games?.parts.find(({ id }) => id === "mgtp/games/long");
  assertEquals([long?.most, long?.why?.en.includes("Taught later")], [0, true]);
});

Deno.test("two grades differ in what they differ in, and a grade never from itself", async () => {
  const rubric = await readGood(RUBRIC);
  const one = gradeOf({ submission: "a", slug: "a" }, rubric);
  assertEquals(differencesOf(one, one), []);
  const [first, ...rest] = one.marks;
  const marks = first ? [{ ...first, points: 2, atMost: 2 }, ...rest] : rest;
  const other = { ...one, points: 2, standing: "graded", marks, broken: ["mgtp/flush"] } as const;
  assertEquals(differencesOf(one, other).map(({ what, line }) => line ?? what), [
    ...["standing", "points", "games", "broken"],
  ]);
});
