import { assertEquals } from "@std/assert";
import type { Grade, Gradebook, GradeStanding } from "../../../harness/core/mod.ts";
import { histogram, middle, offences, ran } from "./class_figures.ts";

function grade(
  points: number,
  broken: readonly string[],
  standing: GradeStanding = "graded",
): Grade {
  return {
    submission: `s${points}`,
    slug: `s${points}`,
    standing,
    points,
    most: 50,
    atMost: points,
    marks: [],
    caps: [],
    counts: { passed: 0, warned: 0, failed: 0, skipped: 0, errored: 0 },
    broken,
    kept: [],
    confinement: "none",
  };
}

function bookOf(grades: readonly Grade[]): Gradebook {
  const rules = ["a", "b", "c"].map((id) => ({
    id,
    level: "MUST" as const,
    text: { en: id, zh: id, ja: id },
    hint: { en: id, zh: id, ja: id },
    spec: "",
  }));
  return { title: "Class", protocol: "mgtp", version: "1", rules, lines: [], most: 50, grades };
}

const BOOK = bookOf([
  grade(0, ["c"], "unbuildable"),
  grade(4.99, ["c", "b"]),
  grade(5, ["c"]),
  grade(50, []),
  grade(0, [], "waiting"),
]);

Deno.test("marks fall into tenths, full marks into the last, and ungraded submissions into none", () => {
  const counts = histogram(BOOK).map(({ count }) => count);
  assertEquals(counts, [2, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  assertEquals(histogram(BOOK)[9], { from: 45, to: 50, count: 1 });
});

Deno.test("the middle is that of those who have marks", () => {
  assertEquals(middle(BOOK), { mean: 15, median: 5 });
  assertEquals(middle(bookOf([])), undefined);
});

Deno.test("the rule that most have broken comes first", () => {
  assertEquals(offences(BOOK).map(({ rule, count }) => [rule.id, count]), [["c", 3], ["b", 1]]);
});

Deno.test("a submission that did not build did not run", () => {
  assertEquals(ran(BOOK).length, 3);
});
