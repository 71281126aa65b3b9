import { assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES, type Report } from "../../harness/core/mod.ts";
import { sampleReport } from "../../harness/testing/sample_report.ts";
import { renderConsole } from "./render.ts";

const SAMPLE = sampleReport();
const COUNT = {
  ...{ id: "a", title: { en: "a pawn\x1b[31m", zh: "兵", ja: "兵" } },
  ...{ reached: 5, asked: 3, wrong: 1 },
};
const SEARCH = { games: 7, plies: 90, situations: [COUNT], unsteady: [{ rule: "x/y", runs: 10 }] };
const LOOK = { colour: false, width: 100, verbose: false, language: "en" } as const;

function text(report: Report, look: Partial<Parameters<typeof renderConsole>[1]> = {}): string {
  return renderConsole(report, { ...LOOK, ...look });
}

Deno.test("a search shows its table, and what did not show again", () => {
  const report = { ...SAMPLE, search: SEARCH };
  assertStringIncludes(text(report), "       5       3       1  a pawn");
  assertStringIncludes(text(report), "7 games, 90 plies");
  assertStringIncludes(text(report), "x/y was broken once, and in none of 10 further runs");
  for (const language of LANGUAGES) assertStringIncludes(text(report, { language }), "  5  ");
});

Deno.test("a check tells how many situations came up, and the table where all is wanted", () => {
  const cases = SAMPLE.cases.map((one) => ({
    ...one,
    plies: [{ by: "engine", situations: ["a"] }],
  }));
  const run = { ...SAMPLE.run, situations: [COUNT, { ...COUNT, id: "b" }] };
  const report = { ...SAMPLE, run, cases } as unknown as Report;
  assertStringIncludes(text(report), "asked for a ply in 1 of 2 situations");
  assertEquals(text(report).includes("SITUATIONS"), false);
  const narrow = text(report, { width: 40 }).split("\n");
  const told = narrow.findIndex((line) => line.includes("asked for a ply"));
  assertEquals(told >= 0 && (narrow[told]?.length ?? 0) <= 40, true, narrow[told]);
  assertStringIncludes(text(report, { verbose: true }), "SITUATIONS");
});
