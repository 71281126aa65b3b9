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
  const cases = Array.from(
    { length: 20 },
    (_, at) => report.cases.map((one) => ({ ...one, key: `${one.key}-${at}` })),
  ).flat();
  const text = githubSummary({ ...report, cases }, "en");
  check(text);
  assert(/… and \d+ more\n$/.test(text));
});
