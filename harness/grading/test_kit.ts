/** What the tests of marks share: reports of a small world. @module */

import type { CaseReport, Grade, Report, Rule, Verdict, Violation } from "../core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../testing/sample_report.ts";
import { KNOWN, readGood } from "./_sample.ts";
import { gradeOf } from "./marks.ts";

const WORDS = { en: "x", zh: "x", ja: "x" };
const RULES: readonly Rule[] = KNOWN.rules.map(({ id, level }) => ({
  id,
  level: level as Rule["level"],
  text: WORDS,
  hint: WORDS,
  spec: "",
}));
/** A case that the harness could not judge. */
export const BUSY: Verdict = { kind: "errored", because: { kind: "machine-busy", hinderedMs: 1 } };
/** A case for which there was no time. */
export const NO_TIME: Verdict = { kind: "skipped", because: { kind: "budget" } };
/** A case in which the engine did nothing, and owed an answer. */
export const HUNG: Verdict = {
  kind: "errored",
  because: { kind: "hanging", waitedMs: 75_000, usedMs: 0 },
};
/** A case in which the engine used its processor when the time was up, and owed an answer. */
export const DEEP: Verdict = {
  kind: "errored",
  because: { kind: "still-thinking", waitedMs: 75_000 },
};
/** A case that the engine made impossible. */
export const MUTE: Verdict = { kind: "skipped", because: { kind: "resigned" } };
/** A finding about a rule. */
export const broke = (rule: string, changes: Partial<Violation> = {}): Violation =>
  sampleViolation({ rule, ...changes });
/** A case that failed by these rules. */
export const failed = (...rules: readonly string[]): Partial<CaseReport> => ({
  verdict: { kind: "failed" },
  violations: rules.map((rule) => broke(rule)),
});
/** A case in which a recommendation was broken. */
export const warned: Partial<CaseReport> = {
  verdict: { kind: "warned" },
  violations: [broke("mgtp/no-noise")],
};

/** What is special about some cases, by their keys. */
export type Cases = Readonly<Record<string, Partial<CaseReport>>>;

/** A report of all known scenarios, all passed but for these. */
export function reported(cases: Cases, changes: Partial<Report> = {}): Report {
  const keys = [...KNOWN.scenarios.map(({ id }) => id)];
  for (const key of Object.keys(cases)) if (!keys.includes(key)) keys.push(key);
  const report = sampleReport(
    keys.map((key) => {
      const rules = KNOWN.scenarios.find(({ id }) => id === key.replace(/#\d+$/, ""))?.rules ?? [];
      return sampleCase(key, { rules, ...cases[key] });
    }),
    changes,
  );
  return { ...report, run: { ...report.run, rules: RULES } };
}

/** What a rubric makes of a report of these cases. */
export async function grade(text: string, cases: Cases, submission = "a"): Promise<Grade> {
  return gradeOf({ submission, slug: "a", report: reported(cases) }, await readGood(text));
}

/** What an English reader gets to see. */
export function english(texts: Grade["caps"]): readonly string[] {
  return texts.map((text) => typeof text === "string" ? text : text.en);
}
