import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import {
  hostileGradebook,
  sampleGrade,
  sampleGradebook,
  sampleMark,
} from "../harness/testing/sample_gradebook.ts";
import { SAMPLE_RULES } from "../harness/testing/sample_report.ts";
import { commentHtml, commentLines } from "./student_comment.ts";

const BOOK = sampleGradebook();

Deno.test("a comment tells the points, those of each line, and three things to fix first", () => {
  const grade = sampleGrade("bob", { caps: ["Late by 1 d: −10%, 80 → 72 points"] });
  const mend = SAMPLE_RULES.map(({ id }) => id);
  const lines = commentLines(grade, BOOK, { language: "en", mend });
  assertEquals(lines.slice(0, 5), [
    "70 of 100 points",
    "Late by 1 d: −10%, 80 → 72 points",
    "What is required: 60 of 90",
    "Recommended: 10 of 10",
    "Fix first:",
  ]);
  assertEquals(lines.length, 5 + Math.min(3, mend.length));
  assert(commentLines(grade, BOOK, { language: "zh", mend })[0]?.startsWith("70 / 100 分"));
});

Deno.test("hidden lines are not in it, and a student who handed in nothing reads that", () => {
  const hidden = sampleGrade("bob", { marks: [sampleMark({ hidden: true })], broken: [] });
  assertEquals(commentLines(hidden, BOOK, { language: "en", mend: [] }), ["70 of 100 points"]);
  const missing = sampleGrade("x", { standing: "missing", why: "w", points: 0 });
  assertEquals(commentLines(missing, BOOK, { language: "ja", mend: [] }), ["0 / 100 点 · 未提出"]);
});

Deno.test("nothing in a comment is markup or a line of its own", () => {
  const book = hostileGradebook();
  for (const grade of book.grades) {
    for (const language of LANGUAGES) {
      const html = commentHtml(commentLines(grade, book, { language, mend: grade.broken }));
      assert(!/[\r\n]|<(?!br>)/.test(html), html);
    }
  }
});
