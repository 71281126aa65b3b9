import { assertEquals } from "@std/assert";
import { sampleCase, sampleReport, sampleViolation } from "../testing/sample_report.ts";
import type { Diagram } from "./diagram.ts";
import type { PlyFacts } from "./ply.ts";
import type { CaseReport } from "./report.ts";
import { certainViolations, type RuleState, ruleStates } from "./rule_state.ts";
import type { Verdict } from "./verdict.ts";

const EMPTY_DIAGRAM: Diagram = { shape: "squares", points: [], tokens: [], marks: [], caption: "" };
const PASSED: Verdict = { kind: "passed" };
const FAILED: Verdict = { kind: "failed" };
const BUSY: Verdict = { kind: "errored", because: { kind: "machine-busy", hinderedMs: 1 } };
const NO_PONDER: Verdict = {
  kind: "skipped",
  because: { kind: "not-offered", what: "USI_Ponder" },
};
const LATER: Verdict = { kind: "skipped", because: { kind: "budget" } };
const MUTE: Verdict = {
  kind: "skipped",
  because: { kind: "barred", rule: "mgtp/answers", scenario: "mgtp/0" },
};
const PART: Verdict = { kind: "skipped", because: { kind: "budget", plies: 9 } };
const HUNG: Verdict = {
  kind: "errored",
  because: { kind: "hanging", waitedMs: 75_000, usedMs: 0 },
};
const DEEP: Verdict = { kind: "errored", because: { kind: "still-thinking", waitedMs: 75_000 } };
const OWN = sampleViolation();
const OTHER = sampleViolation({ rule: "mgtp/no-noise" });
const LATE = sampleViolation({ timing: true });
const CRASH: Partial<CaseReport> = {
  verdict: FAILED,
  violations: [OTHER],
  end: { kind: "exited" },
};
const resigned = (early: boolean): PlyFacts => ({
  ply: 3,
  by: "engine",
  move: "a0 a0",
  resigned: true,
  ...early && { early },
  diagram: EMPTY_DIAGRAM,
});

const TABLE: readonly [string, readonly Partial<CaseReport>[], RuleState][] = [
  ["a case passed", [{ verdict: PASSED }], "kept"],
  ["a case was warned for another", [{ verdict: { kind: "warned" }, violations: [OTHER] }], "kept"],
  ["a case broke it", [{ verdict: FAILED, violations: [OWN] }], "broken"],
  ["one kept, one broke it", [{}, { verdict: FAILED, violations: [OWN] }], "broken"],
  ["a case failed before it", [{ verdict: FAILED, violations: [OTHER] }], "unreached"],
  ["the engine does not talk", [{ verdict: MUTE }], "withheld"],
  ["the harness could not judge", [{ verdict: BUSY }], "unjudged"],
  ["there was no time", [{ verdict: LATER }], "unjudged"],
  ["a breach is in doubt", [{ verdict: BUSY, violations: [LATE] }], "unjudged"],
  ["a breach is certain all the same", [{ verdict: BUSY, violations: [OWN] }], "broken"],
  ["one passed, one could not be judged", [{}, { verdict: BUSY }], "unjudged"],
  ["one passed, and for one there was no time", [{}, { verdict: LATER }], "unjudged"],
  ["one passed, and one was cut after some plies", [{}, { verdict: PART }], "kept"],
  ["a case was cut after some plies", [{ verdict: PART }], "unjudged"],
  ["one passed, and one hung", [{}, { verdict: HUNG }], "withheld"],
  ["one passed, and one was thinking when the time was up", [{}, { verdict: DEEP }], "owed"],
  ["one passed, and one crashed", [{}, CRASH], "withheld"],
  ["one passed, and one was resigned", [{}, { plies: [resigned(true)] }], "withheld"],
  ["one passed, and one was lost and resigned", [{}, { plies: [resigned(false)] }], "kept"],
  ["a finding cut a case that was only warned", [{
    verdict: { kind: "warned" },
    violations: [OTHER],
    course: "cut",
  }], "unreached"],
  ["the engine resigned where a ply was asked for", [{ course: "resigned" }], "unreached"],
  [
    "an illegal ply cut the case",
    [{ verdict: FAILED, violations: [OTHER], course: "illegal" }],
    "unreached",
  ],
  ["illegal plies were replaced and the rest was done", [{
    verdict: FAILED,
    violations: [OTHER],
    course: "amended",
  }], "kept"],
  ["the engine does not offer what it is about", [{ verdict: NO_PONDER }], "optional"],
  ["one did not offer it, and one broke it", [{ verdict: NO_PONDER }, {
    verdict: FAILED,
    violations: [OWN],
  }], "broken"],
  ["nothing cites it", [{ rules: [] }], "unreached"],
];

for (const [name, cases, state] of TABLE) {
  Deno.test(`a rule is ${state} where ${name}`, () => {
    const report = sampleReport(cases.map((each, at) => sampleCase(`mgtp/${at}`, each)));
    assertEquals(ruleStates(report).get("mgtp/reply-id"), state);
  });
}

Deno.test("a run cut short leaves its rules open, an engine that never started does not", () => {
  const report = sampleReport([]);
  const run = { ...report.run, planned: ["mgtp/a"] };
  assertEquals(ruleStates({ ...report, run }).get("mgtp/reply-id"), "unjudged");
  const unstartable = { why: "No such file", detail: "" };
  assertEquals(ruleStates({ ...report, run, unstartable }).get("mgtp/reply-id"), "unreached");
});

Deno.test("only a case that errored has findings in doubt", () => {
  assertEquals(certainViolations(sampleCase("a", { verdict: FAILED, violations: [LATE] })), [LATE]);
  assertEquals(certainViolations(sampleCase("a", { verdict: BUSY, violations: [LATE] })), []);
});

Deno.test("an illegal ply in good form shows the rules of the talk that an answer shows", () => {
  const cut = { verdict: FAILED, violations: [OTHER], course: "illegal" } as const;
  const report = sampleReport([sampleCase("mgtp/a", cut)]);
  const run = { ...report.run, spoken: ["mgtp/reply-id"] };
  assertEquals(ruleStates({ ...report, run }).get("mgtp/reply-id"), "kept");
});

const played = (stakes: readonly string[], changes: Partial<PlyFacts> = {}): PlyFacts => ({
  ply: 1,
  by: "engine",
  move: "a1-a2",
  stakes,
  diagram: EMPTY_DIAGRAM,
  ...changes,
});

const REPLACED = played(["mgtp/reply-id"], { by: "opponent", amended: true });

const STAKES: readonly [string, Partial<CaseReport>, RuleState][] = [
  ["no position could have broken it", {}, "optional"],
  ["a ply could have broken it", { plies: [played(["mgtp/reply-id"])] }, "kept"],
  ["a ply could have broken another", { plies: [played(["mgtp/no-noise"])] }, "optional"],
  ["a ply could have broken it before the case failed for another", {
    verdict: FAILED,
    violations: [OTHER],
    plies: [played(["mgtp/reply-id"])],
  }, "kept"],
  ["only illegal plies, which were replaced, could have broken it", {
    plies: Array(3).fill(REPLACED),
  }, "unreached"],
  ["an illegal ply or two hide it by chance", { plies: Array(2).fill(REPLACED) }, "optional"],
  ["another ply than the replaced ones could have broken it", {
    plies: [...Array(3).fill(REPLACED), played(["mgtp/reply-id"])],
  }, "kept"],
  ["its opponent's ply could have broken it", {
    plies: [played(["mgtp/reply-id"], { by: "opponent" })],
  }, "optional"],
];

for (const [name, changes, state] of STAKES) {
  Deno.test(`a rule of the game is ${state} where ${name}`, () => {
    const report = sampleReport([sampleCase("mgtp/a", changes)]);
    const run = { ...report.run, staked: ["mgtp/reply-id", "mgtp/no-noise"] };
    assertEquals(ruleStates({ ...report, run }).get("mgtp/reply-id"), state);
  });
}

Deno.test("a ply that was never made leaves the rules that it could have broken open", () => {
  const end = { kind: "unmade", stakes: ["mgtp/reply-id"] } as const;
  const spoilt = { verdict: FAILED, violations: [OTHER], rules: [], end };
  const report = sampleReport([sampleCase("mgtp/a"), sampleCase("mgtp/b", spoilt)]);
  assertEquals(ruleStates(report).get("mgtp/reply-id"), "withheld");
  const warned = { ...spoilt, verdict: { kind: "warned" } as const };
  const mild = sampleReport([sampleCase("mgtp/a"), sampleCase("mgtp/b", warned)]);
  assertEquals(ruleStates(mild).get("mgtp/reply-id"), "kept");
});
