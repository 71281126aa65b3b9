import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { reporterLaws } from "../harness/testing/reporter_laws.ts";
import { hostileReport, sampleReport } from "../harness/testing/sample_report.ts";
import { githubSummary, githubSummaryReporter } from "./github_summary.ts";

const OURS = /<\/?(details|summary|pre)>/g;

function check(text: string): void {
  assert(new TextEncoder().encode(text).length < 65_535);
  assert(!/[<>`|*]/.test(text.replace(OURS, "")), "no HTML and no markdown but ours");
  const count = (tag: string): number => text.split(tag).length;
  for (const tag of ["details", "summary", "pre"]) {
    assertEquals(count(`<${tag}>`), count(`</${tag}>`), "what is opened is closed");
  }
}

for (const { name, check: law } of reporterLaws(githubSummaryReporter, { format: check })) {
  Deno.test(name, law);
}

Deno.test("the summary names the verdict and the broken rules, the worst first", () => {
  const text = githubSummary(sampleReport(), "en");
  assertStringIncludes(text, "### Shinpan · mgtp · The engine does not conform");
  assert(text.indexOf("MUST mgtp/reply-id × 2") < text.indexOf("SHOULD mgtp/no-noise × 2"));
});

Deno.test("a summary that is too long says what it leaves out", () => {
  const report = hostileReport();
  const [one] = report.cases;
  assert(one);
  const cases = Array.from({ length: 200 }, (_, at) => ({
    ...one,
    key: `case-${at}`,
    verdict: {
      kind: "errored",
      because: { kind: "harness-error", detail: `${at} ${"<x>".repeat(200)}` },
    } as const,
  }));
  const text = githubSummary({ ...report, cases }, "en");
  check(text);
  assert(/… and \d+ more\n$/.test(text));
});

Deno.test("cases that share a reason are one block, and an engine that never started is reported once", () => {
  const report = sampleReport();
  const [one] = report.cases;
  assert(one);
  const because = { kind: "barred", rule: "mgtp/flush", scenario: "mgtp/first_contact" } as const;
  const cases = Array.from({ length: 60 }, (_, at) => ({
    ...one,
    key: `case-${at}`,
    verdict: { kind: "skipped", because } as const,
  }));
  const text = githubSummary({ ...report, cases }, "en");
  check(text);
  assertEquals(text.split("<details>").length, 2);
  assertStringIncludes(text, "skipped × 60");
  assertStringIncludes(text, "case-48\n… and 11 more\n");
  const unstartable = { why: "No such file", detail: "" };
  assertEquals(githubSummary({ ...report, cases, unstartable }, "en").split("<details>").length, 2);
});
