import { assertEquals } from "@std/assert";
import { sampleGrade, sampleGradebook } from "../testing/sample_gradebook.ts";
import { follow } from "./viewer_kit.ts";
import { watchClass } from "./watch_class.ts";

Deno.test("the table of a class fills; a viewer that joins late has the marks that were given before", async () => {
  const book = sampleGradebook(["ann", "bob"].map((name) => sampleGrade(name, { slug: name })));
  const [first, second] = book.grades;
  await using page = watchClass(book, { language: "en" });
  const early = await follow(page.link);
  page.on({ kind: "submission-started", submission: first!.submission });
  page.on({ kind: "submission-started", submission: second!.submission });
  const grading = { submission: second!.submission, done: 3, of: 9, failed: 1 };
  page.on({ kind: "submission-progressed", grading });
  page.on({ kind: "submission-graded", grade: { ...first!, points: 12 } });
  const late = await follow(page.link);
  page.on({ kind: "submission-graded", grade: { ...second!, points: 34 } });
  await page[Symbol.asyncDispose]();
  const seen = await early.end();
  assertEquals(seen.class?.book.grades.slice(0, 2).map(({ points }) => points), [12, 34]);
  assertEquals(seen.class?.running, []);
  assertEquals(await late.end(), seen);
});
