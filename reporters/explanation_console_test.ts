import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { hostileGradebook, sampleGrade } from "../harness/testing/sample_gradebook.ts";
import { renderExplanation } from "./explanation_console.ts";

const LINE = { id: "must", title: "Required", points: 60, most: 90, atMost: 75, partial: false };
const WHY = { en: "Broken: mgtp/flush", zh: "違反", ja: "違反" };

Deno.test("an explanation goes from the parts to the sum, caps and lateness in between", () => {
  const grade = sampleGrade("bob", { points: 50, atMost: 50, caps: ["At most 50 points: x"] });
  const parts = [
    { id: "mgtp/flush", most: 45, points: 15, atMost: 30, why: WHY },
    { id: "mgtp/name", most: 45, points: 45, atMost: 45 },
  ];
  assertEquals(renderExplanation({ grade, lines: [{ ...LINE, parts }] }, "en").split("\n"), [
    "bob · graded",
    "",
    "Required: 60–75 / 90 · the worst decides",
    "  15–30 / 45     mgtp/flush  Broken: mgtp/flush",
    "  45 / 45        mgtp/name",
    "",
    "All lines: 60",
    "At most 50 points: x",
    "50 of 100 points",
    "",
  ]);
});

Deno.test("no word of a submission or a rubric is a control sequence or a command", () => {
  for (const grade of hostileGradebook().grades) {
    const lines = [{ ...LINE, title: grade.submission, parts: [] }];
    for (const language of LANGUAGES) {
      const text = renderExplanation({ grade, lines }, language);
      // deno-lint-ignore no-control-regex -- these are what is looked for
      assert(!/[\x00-\x09\x0b-\x1f\x7f]/.test(text), JSON.stringify(text));
    }
  }
});
