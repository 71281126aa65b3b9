import { assertEquals } from "@std/assert";
import type { CaseFacts, RunEvent, RunFacts } from "./event.ts";
import { reportOf } from "./report.ts";
import { isOpen, RunsUnderWay, withinBudget } from "./runs_under_way.ts";

const RUN: RunFacts = {
  ...{ version: "0", protocol: "mgtp", engine: { name: "it", command: [] }, seed: 1 },
  ...{ strict: false, startedAt: "", confinement: "none", rules: [], planned: ["a", "b"] },
};

function caseOf(key: string): CaseFacts {
  const title = { en: key, zh: key, ja: key };
  const at = { file: "", line: 1, column: 1 };
  return { key, scenario: key, title, rules: [], at, attempt: 1, replay: "", stimulus: "manual" };
}

function said(key: string, index: number): RunEvent {
  return { kind: "wire", key, entry: { index, atMs: 0, from: "engine", text: "x".repeat(100) } };
}

const EVENTS: readonly RunEvent[] = [
  { kind: "run-started", run: RUN },
  { kind: "case-started", case: caseOf("a") },
  said("a", 0),
  { kind: "case-finished", key: "a", verdict: { kind: "passed" }, durationMs: 1 },
  { kind: "case-started", case: caseOf("b") },
  said("b", 0),
  said("b", 1),
];

Deno.test("a viewer that joins in the middle ends with the same state as one that heard everything", () => {
  for (let heard = 1; heard < EVENTS.length; heard++) {
    const early = new RunsUnderWay();
    for (const event of EVENTS.slice(0, heard)) early.add(event);
    const whole = JSON.parse(JSON.stringify(early.reports()));
    const late = new RunsUnderWay(whole);
    for (const event of EVENTS.slice(heard)) late.add(event);
    const all = JSON.parse(JSON.stringify([reportOf(EVENTS)]));
    assertEquals(JSON.parse(JSON.stringify(late.reports())), all);
  }
});

Deno.test("each protocol has a report, of its last run; a case is open until it has a verdict", () => {
  const runs = new RunsUnderWay();
  const usi: RunEvent = { kind: "run-started", run: { ...RUN, protocol: "usi" } };
  for (const event of [...EVENTS, usi, ...EVENTS.slice(1, 2)]) runs.add(event);
  const open = () => runs.reports().map(({ cases }) => cases.filter(isOpen).map(({ key }) => key));
  assertEquals(open(), [["b"], ["a"]]);
  for (const event of EVENTS.slice(0, 2)) runs.add(event);
  assertEquals(open(), [["a"], ["a"]]);
  assertEquals(runs.reports().map(({ run }) => run.protocol), ["usi", "mgtp"]);
});

Deno.test("logs that do not fit are left out, those of cases that run last of all", () => {
  const runs = new RunsUnderWay();
  for (const event of EVENTS) runs.add(event);
  const lines = (most: number): readonly number[] =>
    withinBudget(runs.reports(), most)[0]?.cases.map(({ wire }) => wire.length) ?? [];
  assertEquals([lines(10_000), lines(400), lines(0)], [[1, 2], [0, 2], [0, 0]]);
});
