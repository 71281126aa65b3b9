/** The fold of a run's events. @module */

import type { CaseFacts, PlyFacts, RunEvent, RunFacts, Used } from "./event.ts";
import { type Level, LEVELS, type Rule, weight } from "./rule.ts";
import type { Text } from "./text.ts";
import type { Verdict } from "./verdict.ts";
import type { Violation } from "./violation.ts";
import type { WireEntry } from "./wire.ts";

/** One case with all that happened in it. */
export interface CaseReport extends CaseFacts {
  readonly verdict: Verdict;
  readonly durationMs: number;
  readonly violations: readonly Violation[];
  readonly wire: readonly WireEntry[];
  readonly plies: readonly PlyFacts[];
  readonly expected?: string;
  readonly used?: Used;
}

/** A whole run, finished or cut short. */
export interface Report {
  readonly run: RunFacts;
  readonly cases: readonly CaseReport[];
  readonly unstartable?: { readonly why: Text; readonly detail: string };
  /** False when the run was cut short; `cases` then lacks some of `run.planned`. */
  readonly finished: boolean;
  readonly durationMs: number;
}

/** What a case means for the engine, the baseline considered. */
export type Outcome = Verdict["kind"] | "expected-failure" | "unexpected-pass";

/** The report of a run; undefined when not even its start is there. */
export function reportOf(events: Iterable<RunEvent>): Report | undefined {
  const draft: Draft = { cases: new Map(), finished: false, durationMs: 0 };
  for (const event of events) add(draft, event);
  if (!draft.run) return undefined;
  const { run, unstartable, finished, durationMs } = draft;
  return { run, cases: [...draft.cases.values()], unstartable, finished, durationMs };
}

/** What became of a case, the baseline considered. */
export function outcomeOf(
  { verdict, expected }: Pick<CaseReport, "verdict" | "expected">,
): Outcome {
  if (expected === undefined) return verdict.kind;
  if (verdict.kind === "failed") return "expected-failure";
  return verdict.kind === "passed" || verdict.kind === "warned" ? "unexpected-pass" : verdict.kind;
}

/** How many cases came to each outcome. */
export function countOutcomes(cases: readonly CaseReport[]): Readonly<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = {
    passed: 0,
    warned: 0,
    failed: 0,
    skipped: 0,
    errored: 0,
    "expected-failure": 0,
    "unexpected-pass": 0,
  };
  for (const each of cases) counts[outcomeOf(each)]++;
  return counts;
}

/** A broken rule with all cases that broke it. */
export interface BrokenRule {
  readonly rule: Rule;
  /** What the rule weighs in this run. */
  readonly level: Level;
  readonly breaches: readonly { readonly case: CaseReport; readonly violation: Violation }[];
}

/** The broken rules, what to mend first at the front; cases with an expected failure left out. */
export function brokenRules({ run, cases }: Report): readonly BrokenRule[] {
  const broken = new Map<string, { case: CaseReport; violation: Violation }[]>();
  for (const each of cases.filter((one) => outcomeOf(one) !== "expected-failure")) {
    for (const violation of each.violations) {
      const breaches = broken.get(violation.rule) ?? [];
      breaches.push({ case: each, violation });
      broken.set(violation.rule, breaches);
    }
  }
  const order = run.rules.map((rule) => rule.id);
  return [...broken].map(([id, breaches]) => {
    const rule = ruleOf(run, id);
    return { rule, level: weight(rule.level, run.strict), breaches };
  }).sort((a, b) =>
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    order.indexOf(a.rule.id) - order.indexOf(b.rule.id)
  );
}

/** The rule under an id; one that says it is unknown where the run does not list it. */
export function ruleOf({ rules }: RunFacts, id: string): Rule {
  return rules.find((rule) => rule.id === id) ?? unknownRule(id);
}

interface Draft {
  run?: RunFacts;
  readonly cases: Map<string, DraftCase>;
  unstartable?: { readonly why: Text; readonly detail: string };
  finished: boolean;
  durationMs: number;
}

type DraftCase = CaseReport & { violations: Violation[]; wire: WireEntry[]; plies: PlyFacts[] };

function add(draft: Draft, event: RunEvent): void {
  switch (event.kind) {
    case "run-started":
      draft.run = event.run;
      return;
    case "case-started":
      draft.cases.set(event.case.key, opened(event.case));
      return;
    case "wire":
      draft.cases.get(event.key)?.wire.push(event.entry);
      return;
    case "ply":
      draft.cases.get(event.key)?.plies.push(event.ply);
      return;
    case "violation":
      draft.cases.get(event.key)?.violations.push(event.violation);
      return;
    case "case-finished": {
      const { key, verdict, durationMs, expected, used } = event;
      const open = draft.cases.get(key);
      if (open) {
        draft.cases.set(key, { ...open, verdict, durationMs, expected, ...used && { used } });
      }
      return;
    }
    case "unstartable":
      draft.unstartable = { why: event.why, detail: event.detail };
      return;
    case "run-finished":
      draft.finished = true;
      draft.durationMs = event.durationMs;
  }
}

function opened(facts: CaseFacts): DraftCase {
  return { ...facts, verdict: CUT_SHORT, durationMs: 0, violations: [], wire: [], plies: [] };
}

const CUT_SHORT: Verdict = {
  kind: "errored",
  why: {
    en: "The run was cut short while this case was under way",
    zh: "執行在此案例進行中被中斷",
    ja: "このケースの実行中に中断された",
  },
};

function unknownRule(id: string): Rule {
  const text = { en: "Unknown rule", zh: "未知的規則", ja: "不明な規則" };
  return { id, level: "MUST", text, hint: text, spec: "" };
}
