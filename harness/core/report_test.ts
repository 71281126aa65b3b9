import { assert, assertEquals } from "@std/assert";
import {
  eventsOf,
  sampleCase,
  sampleCases,
  sampleReport,
  sampleViolation,
} from "../testing/sample_report.ts";
import type { RunEvent } from "./event.ts";
import {
  brokenRules,
  countOutcomes,
  outcomeOf,
  type Report,
  ReportFold,
  reportOf,
  ruleOf,
} from "./report.ts";
import type { Verdict } from "./verdict.ts";

function folded(events: Iterable<RunEvent>): Report {
  const report = reportOf(events);
  assert(report, "a report");
  return report;
}

Deno.test("a report is the fold of its events", () => {
  const report = sampleReport();
  const expected = {
    ...report,
    unstartable: undefined,
    cases: report.cases.map((one) => ({ ...one, expected: one.expected })),
  };
  assertEquals(folded(eventsOf(report)), expected);
});

Deno.test("after each event, folding it in equals folding all events again", () => {
  const events = eventsOf(sampleReport());
  const fold = new ReportFold();
  for (const [at, event] of events.entries()) {
    fold.add(event);
    assertEquals(fold.report(), reportOf(events.slice(0, at + 1)));
  }
});

Deno.test("there is no report before the run has started", () => {
  assertEquals(reportOf([]), undefined);
  assertEquals(reportOf([{ kind: "run-finished", durationMs: 1 }]), undefined);
});

Deno.test("a second attempt replaces the first one", () => {
  const first = sampleCase("mgtp/a", {
    verdict: { kind: "failed" },
    violations: [sampleViolation()],
  });
  const second = sampleCase("mgtp/a", { attempt: 2 });
  const { cases } = folded(eventsOf(sampleReport([first, second])));
  assertEquals(
    cases.map(({ attempt, verdict, violations }) => [attempt, verdict.kind, violations]),
    [
      [2, "passed", []],
    ],
  );
});

Deno.test("a run cut short keeps what was found, and says so", () => {
  const events = eventsOf(sampleReport([
    sampleCase("mgtp/a"),
    sampleCase("mgtp/b", { violations: [sampleViolation()] }),
  ])).slice(0, -2);
  const report = folded(events);
  assert(!report.finished);
  assertEquals(report.cases.map(({ verdict }) => verdict.kind), ["passed", "errored"]);
  assertEquals(report.cases[1]?.violations.length, 1);
  assertEquals(report.cases[1]?.wire.length, 2);
});

Deno.test("events of a case that never started are left out", () => {
  const stray: RunEvent = { kind: "violation", key: "mgtp/z", violation: sampleViolation() };
  assertEquals(folded([...eventsOf(sampleReport([])), stray]).cases, []);
});

Deno.test("an engine that does not start is reported", () => {
  const unstartable = { why: "Not found", detail: "" };
  assertEquals(folded(eventsOf(sampleReport([], { unstartable }))).unstartable, unstartable);
});

const OUTCOMES: readonly (readonly [Verdict, string, string])[] = [
  [{ kind: "passed" }, "passed", "unexpected-pass"],
  [{ kind: "warned" }, "warned", "unexpected-pass"],
  [{ kind: "failed" }, "failed", "expected-failure"],
  [{ kind: "skipped", because: { kind: "budget" } }, "skipped", "skipped"],
  [{ kind: "errored", because: { kind: "cut-short" } }, "errored", "errored"],
];

for (const [verdict, plain, expected] of OUTCOMES) {
  Deno.test(`a case that ${verdict.kind} is ${plain}, and ${expected} where failure was expected`, () => {
    assertEquals(outcomeOf({ verdict }), plain);
    assertEquals(outcomeOf({ verdict, expected: "known" }), expected);
  });
}

Deno.test("countOutcomes counts every case once", () => {
  const cases = sampleCases();
  const counts = countOutcomes(cases);
  assertEquals(Object.values(counts).reduce((a, b) => a + b), cases.length);
  assertEquals([counts.failed, counts["expected-failure"], counts["unexpected-pass"]], [3, 1, 1]);
});

Deno.test("brokenRules puts the strongest first, then the order of the specification", () => {
  const ids = brokenRules(sampleReport()).map(({ rule, level }) => `${level} ${rule.id}`);
  assertEquals(ids, [
    "MUST mgtp/in-time",
    "MUST mgtp/reply-id",
    "MUST dark-chess/no-dark-target",
    "SHOULD mgtp/no-noise",
    "MAY mgtp/no-trailing-blank",
  ]);
});

Deno.test("brokenRules weighs a SHOULD as a MUST under strict, and leaves expected failures out", () => {
  const report = sampleReport();
  const strict = brokenRules({ ...report, run: { ...report.run, strict: true } });
  assertEquals(strict.find(({ rule }) => rule.id === "mgtp/no-noise")?.level, "MUST");
  const keys = strict.flatMap(({ breaches }) => breaches.map((breach) => breach.case.key));
  assert(!keys.includes("mgtp/time/known"));
});

Deno.test("ruleOf says of an unlisted rule that it is unknown", () => {
  assertEquals(ruleOf(sampleReport().run, "mgtp/reply-id").level, "MUST");
  assertEquals(ruleOf(sampleReport().run, "x/y").text.en, "Unknown rule");
});
