import { assert, assertEquals } from "@std/assert";
import { reportOf, type RunEvent } from "../core/mod.ts";
import { eventsOf, sampleCase, sampleReport, sampleViolation } from "../testing/sample_report.ts";
import { scenarioOf, withoutHidden, withoutHiddenEvents } from "./student_report.ts";

const because = { kind: "barred", rule: "mgtp/answers", scenario: "mgtp/secret/first" } as const;
const violations = [sampleViolation()];
const sample = sampleReport([
  sampleCase("mgtp/secret/first", { verdict: { kind: "failed" }, violations }),
  sampleCase("mgtp/open", { verdict: { kind: "skipped", because } }),
  sampleCase("mgtp/open#2"),
  sampleCase("mgtp/secret/first#2", { violations }),
  sampleCase("mgtp/secret/other"),
]);
const REPORT = {
  ...sample,
  run: {
    ...sample.run,
    sources: { "mgtp/secret/first": "title: x", "mgtp/secret/other": "y", "mgtp/open": "z" },
  },
};
const RUBRIC = { hidden: ["mgtp/secret/first", "mgtp/secret/other"] };

Deno.test("no trace of a hidden scenario is left in a report", () => {
  const shown = withoutHidden(REPORT, RUBRIC);
  assert(!JSON.stringify(shown).includes("secret"), JSON.stringify(shown));
  assertEquals(shown.run.planned, ["mgtp/open", "mgtp/open#2"]);
  assertEquals(Object.keys(shown.run.sources ?? {}), ["mgtp/open"]);
  assertEquals(shown.cases.map(({ verdict }) => verdict), [
    { kind: "skipped", because: { kind: "barred-unseen" } },
    { kind: "passed" },
  ]);
});

Deno.test("the events that are left fold to the report that is left", async () => {
  const events = await Array.fromAsync(withoutHiddenEvents(eventsOf(REPORT), RUBRIC));
  assert(!JSON.stringify(events).includes("secret"));
  assertEquals(reportOf(events), reportOf(eventsOf(withoutHidden(REPORT, RUBRIC))));
});

Deno.test("where nothing is hidden nothing changes", async () => {
  assertEquals(withoutHidden(REPORT, { hidden: [] }), REPORT);
  assertEquals(
    await Array.fromAsync(withoutHiddenEvents(eventsOf(REPORT), { hidden: [] })),
    eventsOf(REPORT),
  );
});

Deno.test("a scenario's id has no repetition number", () => {
  assertEquals(["a/b", "a/b#12", "a#1/b"].map(scenarioOf), ["a/b", "a/b", "a#1/b"]);
});

Deno.test("the time of hidden scenarios is not in the reported time", async () => {
  const events: RunEvent[] = [
    { kind: "case-finished", key: "mgtp/a", verdict: { kind: "passed" }, durationMs: 5 },
    { kind: "case-finished", key: "mgtp/b", verdict: { kind: "passed" }, durationMs: 700 },
    { kind: "run-finished", durationMs: 705 },
  ];
  const shown = await Array.fromAsync(withoutHiddenEvents(events, { hidden: ["mgtp/b"] }));
  assertEquals(shown.at(-1), { kind: "run-finished", durationMs: 5 });
  const all = await Array.fromAsync(withoutHiddenEvents(events, { hidden: [] }));
  assertEquals(all.at(-1), { kind: "run-finished", durationMs: 705 });
});
