import { assert, assertEquals } from "@std/assert";
import { type Grade, LANGUAGES } from "../harness/core/mod.ts";
import { assertHarmless, strangeReports } from "../harness/testing/reporter_laws.ts";
import {
  hostileGradebook,
  sampleGrade,
  sampleGradebook,
  sampleMark,
} from "../harness/testing/sample_gradebook.ts";
import { sampleReport } from "../harness/testing/sample_report.ts";
import { gradescopeResults } from "./gradescope.ts";

// deno-lint-ignore no-explicit-any -- a test may look into data as it likes
function data(grade: Grade, options: Partial<Parameters<typeof gradescopeResults>[1]> = {}): any {
  return JSON.parse(gradescopeResults(grade, { language: "en", ...options }));
}

Deno.test("a test per line of the rubric, with what was wrong", () => {
  const result = data(sampleGrade("bob"), { report: sampleReport() });
  assertEquals([result.score, result.stdout_visibility], [70, "hidden"]);
  assertEquals(result.output, "70 of 100 points");
  const [must, should] = result.tests;
  assertEquals([must.name, must.number, must.score, must.max_score, must.status, must.visibility], [
    "What is required",
    "1",
    60,
    90,
    "failed",
    "visible",
  ]);
  assertEquals(must.output.split("\n").slice(0, 7), [
    "- mgtp/reply-id was broken",
    "",
    "mgtp/reply-id  MUST  A reply carries the id of its command (DarkChess manual 8.4.1)",
    "  sent      7 reset_board",
    "  expected  =7",
    "  actual    =0",
    "  hint      Echo the number that opens the command, do not keep a table of ids",
  ]);
  assertEquals([should.status, should.output], ["passed", "Everything as it should be"]);
});

Deno.test("a line of scenarios tells what was found in them", () => {
  const mark = sampleMark({ rules: [], scenarios: ["mgtp/games/first"], reasons: [] });
  const [test] = data(sampleGrade("a", { marks: [mark] }), { report: sampleReport() }).tests;
  assert(test.output.startsWith("dark-chess/no-dark-target  MUST"), test.output);
});

Deno.test("what is hidden is marked so, and its reasons stand nowhere else", () => {
  const hiddenReasons = ["mgtp/secret failed"];
  const grade = sampleGrade("a", {
    marks: [sampleMark({ hidden: true, hiddenReasons }), sampleMark({ id: "b", hiddenReasons })],
  });
  const { tests } = data(grade);
  assertEquals(tests.map((test: { visibility: string }) => test.visibility), ["hidden", "visible"]);
  const later = data(grade, { visibility: "after_published" });
  assertEquals([later.visibility, later.tests[0].visibility, later.tests[1].visibility], [
    "after_published",
    "hidden",
    "after_published",
  ]);
  assertEquals([tests[0].name, tests[0].output], ["Line 1 of the rubric", ""]);
  assertEquals([tests[0].score, tests[0].max_score], [60, 90]);
  assert(!JSON.stringify(tests).includes("secret"));
  assert(tests[1].output.endsWith("Some points depend on scenarios that are not shown"));
});

Deno.test("what is not judged yet is neither passed nor failed", () => {
  const grade = sampleGrade("a", {
    standing: "inconclusive",
    why: "Grade again",
    points: 10,
    atMost: 80,
    marks: [sampleMark({ points: 10, atMost: 80 })],
  });
  const result = data(grade);
  assertEquals(result.output, "10 to 80 of 100 points · not final\nGrade again");
  assertEquals("status" in result.tests[0], false);
});

Deno.test("a failed build shows what the compiler said, a good one does not", () => {
  assertEquals(data(sampleGrade("a"), { detail: "gcc main.c" }).output, "70 of 100 points");
  const grade = sampleGrade("a", {
    standing: "unbuildable",
    why: "make failed",
    points: 0,
    atMost: 0,
  });
  assertEquals(
    data(grade, { detail: "main.c:1: error\n\x1b[31mred\n" }).output,
    "0 of 100 points · does not build\nmake failed\n\nmain.c:1: error\n␛[31mred",
  );
});

for (const [name, report] of Object.entries(strangeReports())) {
  Deno.test(`the file is whole and harmless beside a report ${name}`, () => {
    const scenarios = report.cases.map(({ scenario }) => scenario);
    const rules = report.cases.flatMap(({ violations }) => violations.map(({ rule }) => rule));
    const marks = Array.from({ length: 60 }, () => sampleMark({ scenarios, rules }));
    for (const language of LANGUAGES) {
      const text = gradescopeResults(sampleGrade("a", { marks }), { language, report });
      assertHarmless(text);
      assertHarmless(JSON.parse(text).tests.map(({ output }: { output: string }) => output).join());
      assert(text.length < 1_000_000, `${text.length}`);
      assert(text.endsWith("}\n"));
    }
  });
}

Deno.test("hostile names and reasons are safe in a data base, whatever the JSON reader", () => {
  for (const grade of [...hostileGradebook().grades, ...sampleGradebook().grades]) {
    const { output, tests } = data(grade, { detail: grade.submission });
    const strings: string[] = [output, ...tests.flatMap(Object.values)].map(String);
    assert(strings.every((text) => text.isWellFormed() && !text.includes("\0")), output);
  }
});
