import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES, type Report } from "../../harness/core/mod.ts";
import {
  assertNoCommands,
  reporterLaws,
  strangeReports,
} from "../../harness/testing/reporter_laws.ts";
import {
  hostileReport,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import { type ConsoleOptions, renderConsole } from "./mod.ts";

const PLAIN: ConsoleOptions = { language: "en", colour: false, width: 80, verbose: false };
const REPORTS = ["report/junit.xml", "report/report.json"];

const plain = {
  id: "console",
  render: (report: Report, language: ConsoleOptions["language"]) =>
    renderConsole(report, { ...PLAIN, language, verbose: true }),
};

for (const { name, check } of reporterLaws(plain, { format: assertNoCommands })) {
  Deno.test(name, check);
}

for (const language of LANGUAGES) {
  Deno.test(`console: a report of every outcome (${language})`, async (t) => {
    const text = renderConsole(sampleReport(), { ...PLAIN, language, reports: REPORTS });
    await t.assertSnapshot(text);
  });
}

Deno.test("console: reports of runs that went wrong", async (t) => {
  for (const [name, report] of Object.entries(strangeReports())) {
    if (name.includes("hostile") || name === "of every outcome") continue;
    await t.assertSnapshot(`report ${name}\n\n${renderConsole(report, PLAIN)}`);
  }
});

Deno.test.each(
  [
    ["en", "not met: "],
    ["zh", "未達成："],
    ["ja", "未達成："],
  ] as const,
)("console: a MAY that is not met is told as not met (%s)", (language, words) => {
  const may = sampleViolation({ rule: "mgtp/no-trailing-blank" });
  const one = sampleCase("mgtp/commands/version", { violations: [may] });
  const text = renderConsole(sampleReport([one]), { ...PLAIN, language });
  const line = text.split("\n").find((each) => each.startsWith("· mgtp/no-trailing-blank  MAY  "));
  assertStringIncludes(line ?? text, `MAY  ${words}`);
});

Deno.test.each(
  [["en", "NOT SEEN AGAIN"], ["zh", "未再發生"], ["ja", "再現せず"]] as const,
)(
  "console: a silence that did not come again is shown, and the engine conforms (%s)",
  (language, head) => {
    const unrepeated = { rule: "mgtp/answers", waitedMs: 15_000, times: 1, runs: 98, tries: 58 };
    const one = { ...sampleCase("mgtp/name"), unrepeated: { ...unrepeated, forPly: false } };
    const text = renderConsole(sampleReport([one]), { ...PLAIN, language });
    assertStringIncludes(text, head);
    assertStringIncludes(text, "mgtp/answers");
    for (const count of ["15", "98", "58"]) assertStringIncludes(text, count);
    assertStringIncludes(text, "✓");
  },
);

Deno.test("console: all passed is short, verbose is not", async (t) => {
  const report = sampleReport([sampleCase("mgtp/name"), sampleCase("mgtp/version")]);
  const texts = [false, true].map((verbose) => renderConsole(report, { ...PLAIN, verbose }));
  await t.assertSnapshot(texts.join("\n--------\n"));
});

Deno.test("console: colour adds nothing but colour", () => {
  for (const report of [sampleReport(), hostileReport()]) {
    const coloured = renderConsole(report, { ...PLAIN, colour: true });
    assert(coloured.includes("\x1b["));
    // deno-lint-ignore no-control-regex -- the codes of our own colours
    const bare = coloured.replace(/\x1b\[(1|2|22|3[1236]|39)m/g, "");
    assert(!bare.includes("\x1b"), "no other escape gets through");
    assertEquals(
      bare.replaceAll(/[^\S\n]+$/gm, ""),
      renderConsole(report, PLAIN).replaceAll(/[^\S\n]+$/gm, ""),
    );
    assertNoCommands(coloured);
  }
});

Deno.test("console: failures come last, what to fix first is said at the end", () => {
  const lines = renderConsole(sampleReport(), { ...PLAIN, reports: REPORTS }).trimEnd().split("\n");
  const heads = lines.filter((line) => /^[A-Z]{3,}/.test(line)).map((
    line,
  ) => line.split("  ")[0]);
  assertEquals(heads, ["REMARKS", "BASELINE", "WARNINGS", "NOT JUDGED", "FAILURES"]);
  assert(lines.at(-1)?.startsWith("✗ The engine does not conform · 3 failed"));
  assert(lines.slice(-5).some((line) => line.startsWith("  fix first  mgtp/reply-id: ")));
});

Deno.test("console: under strict a warning is a failure", () => {
  const report = sampleReport();
  const text = renderConsole({ ...report, run: { ...report.run, strict: true } }, PLAIN);
  assert(!text.includes("WARNINGS"));
  assertStringIncludes(text, "✗ mgtp/no-noise  SHOULD (strict)");
});

Deno.test("console: a rule that many break is told once, with the others counted", () => {
  const cases = Array.from(
    { length: 9 },
    (_, at) =>
      sampleCase(`mgtp/${at}`, { verdict: { kind: "failed" }, violations: [sampleViolation()] }),
  );
  const text = renderConsole(sampleReport(cases), PLAIN);
  assertEquals(text.split("✗ mgtp/reply-id  MUST").length, 2);
  assertStringIncludes(text, "also in   mgtp/1, mgtp/2, mgtp/3 and 5 more");
});
