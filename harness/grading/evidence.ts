/** What a report says for and against the scenarios and rules of a rubric. @module */

import {
  type CaseReport,
  certainlyBroken,
  certainViolations,
  hasNoOccasion,
  isBlamed,
  judge,
  type Report,
  ruleOf,
  type RuleState,
  ruleStates,
  type RunFacts,
  shownBy,
  type Text,
  weigh,
  withheldBy,
} from "../core/mod.ts";
import { reasonText } from "../../reporters/mod.ts";
import type { Exclusions } from "./exclusions.ts";
import { LIFTED, liftedCases } from "./lifted.ts";
import { MARK_WORDS } from "./mark_words.ts";
import type { Cause } from "./reasons.ts";
import type { Rubric, Scope } from "./rubric.ts";
import { scenarioOf, shownVerdict } from "./student_report.ts";

/** What one scenario or rule earns, in parts of its points. */
export interface Worth {
  readonly id: string;
  /** What is certain. */
  readonly least: number;
  /** What it can still come to. */
  readonly most: number;
  /** Why it is not everything. */
  readonly cause?: Cause;
  /** It failed or was broken. */
  readonly bad: boolean;
  /** It speaks of scenarios that students do not see. */
  readonly hidden: boolean;
}

/** Answers what a scenario or a rule earns. */
export type Evidence = (kind: Scope["kind"], id: string) => Worth;

/** A submission that cannot earn anything. */
export const NOTHING: Evidence = (_, id) => ({
  id,
  least: 0,
  most: 0,
  bad: false,
  hidden: false,
});

/** A submission of which nothing is known yet. */
export const UNKNOWN: Evidence = (_, id) => ({ ...NOTHING("rules", id), most: 1 });

/** What counts of a report: neither excluded scenarios nor findings about excluded rules. */
export function counted(report: Report, exclusions: Exclusions): Report {
  const { run } = report;
  const { scenarios, rules } = exclusions;
  const lifted = liftedCases(report, exclusions);
  const planned = run.planned.filter((key) => !scenarios.has(scenarioOf(key)));
  const cases = report.cases.filter(({ scenario }) => !scenarios.has(scenario));
  return {
    ...report,
    run: { ...run, planned },
    cases: cases.map((one) => {
      const left = without(one, rules, run);
      const untried = lifted.has(one.key) && left.verdict.kind !== "failed";
      return untried ? { ...left, verdict: LIFTED } : left;
    }),
  };
}

/** What a report, reduced to what counts, says. */
export function evidenceOf(report: Report, rubric: Rubric): Evidence {
  const hidden = new Set(rubric.hidden);
  const cases = Map.groupBy(report.cases, ({ scenario }) => scenario);
  const states = ruleStates(report);
  const breakers = new Map(
    certainlyBroken(report).map(({ rule, breaches }) =>
      [rule.id, breaches.map((breach) => breach.case.scenario)] as const
    ),
  );
  const allHidden = (ids: readonly string[]): boolean =>
    ids.length > 0 && ids.every((id) => hidden.has(id));
  return (kind, id) => {
    if (kind === "scenarios") {
      const planned = report.run.planned.filter((key) => scenarioOf(key) === id);
      const worths = planned.map((key) =>
        caseWorth(cases.get(id)?.find((one) => one.key === key), { id, report, rubric })
      );
      return { ...worst(id, worths), hidden: hidden.has(id) };
    }
    const state = states.get(id) ?? "unjudged";
    const involved = breakers.get(id) ?? spoilers(id, state, report) ?? rubric.citations[id] ?? [];
    return { ...ruleWorth(id, state), hidden: allHidden(involved) };
  };
}

/** The scenarios that keep a rule from being kept; undefined where none does. */
function spoilers(id: string, state: RuleState, { cases }: Report): readonly string[] | undefined {
  if (state === "withheld") return of(cases.filter((one) => withheldBy(one).includes(id)));
  if (state !== "owed" && state !== "unjudged") return undefined;
  const isOpen = (one: CaseReport): boolean => ["owed", "open", "part"].includes(shownBy(one));
  const open = cases.filter((one) => one.rules.includes(id) && isOpen(one));
  return open.length > 0 ? of(open) : undefined;
}

function of(cases: readonly CaseReport[]): readonly string[] {
  return cases.map(({ scenario }) => scenario);
}

/** A case without its findings about some rules, judged anew. */
function without(one: CaseReport, rules: ReadonlyMap<string, Text>, run: RunFacts): CaseReport {
  const violations = one.violations.filter(({ rule }) => !rules.has(rule));
  if (violations.length === one.violations.length) return one;
  const found = one.verdict.kind === "failed" || one.verdict.kind === "warned";
  const levels = violations.map(({ rule }) => weigh(ruleOf(run, rule), one, run.strict));
  // How it ended does not count either, once nothing is left that it ended by.
  const end = violations.length === 0 ? undefined : one.end;
  return { ...one, violations, end, verdict: found ? judge(levels) : one.verdict };
}

interface Asked {
  readonly id: string;
  readonly report: Report;
  readonly rubric: Rubric;
}

function caseWorth(one: CaseReport | undefined, { id, report, rubric }: Asked): Worth {
  if (!one) return open(id, { words: MARK_WORDS.unjudged, why: MARK_WORDS.notRun });
  const verdict = shownVerdict(one.verdict, new Set(rubric.hidden));
  if (shownBy(one) === "withheld" && verdict.kind !== "skipped") {
    return lost(id, { words: MARK_WORDS.ended });
  }
  switch (verdict.kind) {
    case "passed":
      return { ...NOTHING("scenarios", id), least: 1, most: 1 };
    case "warned": {
      const { warned } = rubric.credit;
      const cause = warned < 1 ? { words: MARK_WORDS.warned } : undefined;
      return { ...NOTHING("scenarios", id), least: warned, most: warned, cause };
    }
    case "failed":
      return lost(id, { words: MARK_WORDS.failed });
    case "skipped":
      if (hasNoOccasion({ verdict })) return { ...NOTHING("scenarios", id), least: 1, most: 1 };
      return isBlamed(verdict.because)
        ? lost(id, { words: MARK_WORDS.untried, why: reasonText(verdict.because) })
        : open(id, { words: MARK_WORDS.unjudged, why: reasonText(verdict.because) });
    case "errored":
      if (failedAnyway(one, report.run)) return lost(id, { words: MARK_WORDS.failed });
      if (shownBy(one) === "owed") {
        return open(id, { words: MARK_WORDS.owed, why: reasonText(verdict.because) });
      }
      return open(id, { words: MARK_WORDS.unjudged, why: reasonText(verdict.because) });
  }
}

/** Whether what is certain of a case that errored is enough to fail it. */
function failedAnyway(one: CaseReport, run: RunFacts): boolean {
  const levels = certainViolations(one).map(({ rule }) =>
    weigh(ruleOf(run, rule), one, run.strict)
  );
  return judge(levels).kind === "failed";
}

function ruleWorth(id: string, state: RuleState): Worth {
  switch (state) {
    case "kept":
    // What an engine may leave out costs nothing.
    case "optional":
      return { ...NOTHING("rules", id), least: 1, most: 1 };
    case "broken":
      return lost(id, { words: MARK_WORDS.broken });
    case "withheld":
      return { ...NOTHING("rules", id), cause: { words: MARK_WORDS.withheld } };
    case "unreached":
      return { ...NOTHING("rules", id), cause: { words: MARK_WORDS.unreached } };
    case "owed":
      return open(id, { words: MARK_WORDS.ruleOwed });
    case "unjudged":
      return open(id, { words: MARK_WORDS.ruleUnjudged });
  }
}

/** A scenario that ran several times is worth as much as its worst run. */
function worst(id: string, worths: readonly Worth[]): Worth {
  const [first, ...others] = worths;
  if (!first) return open(id, { words: MARK_WORDS.unjudged, why: MARK_WORDS.notRun });
  return others.reduce((a, b) => {
    const worse = b.most < a.most || (b.most === a.most && b.least < a.least) ? b : a;
    const least = Math.min(a.least, b.least);
    const cause = worse.cause ?? a.cause ?? b.cause;
    return { ...worse, least, cause, bad: a.bad || b.bad };
  }, first);
}

function open(id: string, cause: Cause): Worth {
  return { ...UNKNOWN("rules", id), cause };
}

function lost(id: string, cause: Cause): Worth {
  return { ...NOTHING("rules", id), cause, bad: true };
}
