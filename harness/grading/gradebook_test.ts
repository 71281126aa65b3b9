import { assertEquals } from "@std/assert";
import { readGood } from "./_sample.ts";
import { gradebookOf } from "./gradebook.ts";
import { gradeOf } from "./marks.ts";

const RUBRIC = `
title: Homework
lines: [{ tag: games, points: 5 }, { tag: format, points: 1, hidden: true }]
excludes:
  - { scenario: mgtp/games/long, reason: for all }
  - { scenario: mgtp/games/short, reason: for some, for: b }
`;

Deno.test("the same grades in any order make the same book", async () => {
  const rubric = await readGood(RUBRIC);
  const facts = { protocol: "mgtp", version: "1", rules: [], rubric };
  const grades = ["b", "Z", "a10", "a9", "é", "王", "😀", "\uff21"].map((submission, at) =>
    gradeOf({ submission, slug: `s${at}` }, rubric)
  );
  const book = gradebookOf(grades, facts);
  const names = book.grades.map(({ submission }) => submission);
  assertEquals(names, ["Z", "a10", "a9", "b", "é", "王", "😀", "\uff21"]);
  const again = gradebookOf([...grades].reverse(), facts);
  assertEquals(JSON.stringify(again), JSON.stringify(book));
});

Deno.test("the class's maximum knows only what is excluded for all", async () => {
  const rubric = await readGood(RUBRIC);
  const grade = gradeOf({ submission: "b", slug: "b" }, rubric);
  const book = gradebookOf([grade], { protocol: "mgtp", version: "1", rules: [], rubric });
  assertEquals([book.title, book.most, book.grades[0]?.most], ["Homework", 3.5, 1]);
  assertEquals(book.lines, [
    { id: "games", title: "games", most: 2.5, hidden: false },
    { id: "format", title: "format", most: 1, hidden: true },
  ]);
});
