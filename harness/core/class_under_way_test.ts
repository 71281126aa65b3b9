import { assertEquals } from "@std/assert";
import { type ClassUnderWay, foldClass } from "./class_under_way.ts";
import type { Grade, Gradebook } from "./grade.ts";

function gradeOf(submission: string, points: number): Grade {
  return {
    ...{ submission, slug: submission, standing: "graded", points, most: 100, atMost: 100 },
    ...{ marks: [], caps: [], broken: [], kept: [], confinement: "none" },
    counts: { passed: 0, warned: 0, failed: 0, skipped: 0, errored: 0 },
  };
}

const BOOK: Gradebook = {
  ...{ title: "", protocol: "mgtp", version: "0", rules: [], lines: [], most: 100 },
  grades: [gradeOf("a", 0), gradeOf("b", 0)],
};

Deno.test("a submission runs until it has its marks, which keep its place", () => {
  const start: ClassUnderWay = { book: BOOK, running: [] };
  const running = { submission: "b", done: 1, of: 9, failed: 0 };
  const begun = foldClass(start, { kind: "submission-started", submission: "b" });
  const further = foldClass(begun, { kind: "submission-progressed", grading: running });
  assertEquals(further.running, [running]);
  const done = foldClass(further, { kind: "submission-graded", grade: gradeOf("b", 90) });
  assertEquals(done.running, []);
  assertEquals(done.book.grades.map(({ points }) => points), [0, 90]);
  assertEquals(foldClass(done, { kind: "class-started", book: BOOK, total: 2 }), start);
});
