import { assert, assertEquals } from "@std/assert";
import type { Violation } from "../harness/core/mod.ts";
import { reporterLaws, strangeReports } from "../harness/testing/reporter_laws.ts";
import { sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import type { ReportReader } from "./reporter.ts";
import { sarif } from "./sarif.ts";

// deno-lint-ignore no-explicit-any -- a test may look into data as it likes
type Data = any;

/** The only run of a log; throws where a reader of SARIF would refuse it. */
function runIn(text: string): Data {
  const { version, runs: [run, ...others] } = JSON.parse(text);
  assertEquals([version, others], ["2.1.0", []]);
  const { rules } = run.tool.driver;
  for (const { ruleId, ruleIndex, message, locations } of run.results) {
    assertEquals(rules[ruleIndex].id, ruleId);
    assertPlain(message.text);
    const { artifactLocation, region } = locations[0].physicalLocation;
    assert(URL.canParse(artifactLocation.uri, "file:///"), artifactLocation.uri);
    assert(!/^[^/]*:(?!\/\/\/)/.test(artifactLocation.uri), artifactLocation.uri);
    assert(region.startLine > 0 && region.startColumn > 0);
  }
  for (const { message } of run.invocations[0].toolExecutionNotifications) {
    assertPlain(message.text);
  }
  return run;
}

/** Throws where a text has a placeholder or a link. */
function assertPlain(text: string): void {
  assert(text !== "");
  assert(!/[{}]/.test(text.replace(/\{\{|\}\}/g, "")), text);
  assert(!text.includes("]("), text);
}

for (const { name, check } of reporterLaws(sarif, { format: (text) => void runIn(text) })) {
  Deno.test(name, check);
}

Deno.test("sarif: a result for each rule and case, with its weight, its place and its name", () => {
  const { results } = runIn(sarif.render(sampleReport(), "en"));
  const dark = results.find((one: Data) => one.ruleId === "dark-chess/no-dark-target");
  const [{ physicalLocation, logicalLocations }] = dark.locations;
  assertEquals([dark.level, dark.suppressions], ["error", undefined]);
  assertEquals(physicalLocation.artifactLocation.uri.startsWith("scenarios/"), true);
  assertEquals(logicalLocations, [{ fullyQualifiedName: "mgtp/games/first" }]);
  assertEquals(dark.partialFingerprints, {
    "ruleAndCase/v1": "dark-chess/no-dark-target mgtp/games/first",
  });
  assert(dark.message.text.includes("=12 a2 b2"));
  const should = results.filter(({ level }: Data) => level === "warning");
  assert(should.length > 0);
});

Deno.test("sarif: an expected failure is a suppressed result, with the baseline's words", () => {
  const { results } = runIn(sarif.render(sampleReport(), "en"));
  const known = results.filter((one: Data) => one.suppressions !== undefined);
  assertEquals(known.map((one: Data) => one.suppressions), [
    [{ kind: "external", justification: "Known since May, see ticket 12" }],
  ]);
});

Deno.test("sarif: what could not be judged is a notification, and the run then says so", () => {
  for (const [name, report] of Object.entries(strangeReports())) {
    const { invocations: [{ executionSuccessful, toolExecutionNotifications }] } = runIn(
      sarif.render(report, "en"),
    );
    const wrong = /cut short|lost|does not start/.test(name);
    if (wrong) assertEquals(executionSuccessful, false, name);
    if (wrong) assert(toolExecutionNotifications.length > 0, name);
  }
});

Deno.test("sarif: a place in the repository is the engine's own line, and its path is a URI", () => {
  const violation: Violation = {
    rule: "mgtp/no-crash",
    expected: [],
    actual: "{0} [here](1)",
    sent: "1 name",
    evidence: [],
    times: 2,
  };
  const said = "src/my engine.c:12:3: runtime error: signed integer overflow";
  const crashed = sampleCase("mgtp/a", {
    verdict: { kind: "failed" },
    violations: [violation],
    wire: [
      { index: 0, atMs: 0, from: "harness", text: "1 name" },
      { index: 1, atMs: 1, from: "stderr", text: said },
    ],
  });
  const reader: ReportReader = {
    inRepository: (file) => file.startsWith("src/") ? `engine/${file}` : undefined,
  };
  const { results: [result] } = runIn(sarif.render(sampleReport([crashed]), "en", reader));
  assertEquals(result.locations[0].physicalLocation, {
    artifactLocation: { uri: "engine/src/my%20engine.c" },
    region: { startLine: 12, startColumn: 3 },
  });
  assertEquals(result.occurrenceCount, 2);
  assert(result.message.text.includes("{{0}} [here] (1)"));
});
