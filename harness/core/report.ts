/** The fold of a run's events. @module */

import type { CaseFacts, Course, OwnEnd, RunEvent, RunFacts, Unrepeated, Used } from "./event.ts";
import type { PlyFacts } from "./ply.ts";
import { type Level, LEVELS, type Rule } from "./rule.ts";
import type { Search } from "./situation.ts";
import { bound } from "./stimulus.ts";
import type { Text } from "./text.ts";
import type { Verdict } from "./verdict.ts";
import type { Violation } from "./violation.ts";
import type { WireEntry } from "./wire.ts";

/** One case with all that happened in it. */
export interface CaseReport extends CaseFacts {
  /** What became of it. */
  readonly verdict: Verdict;
  /** How long it took, in milliseconds. */
  readonly durationMs: number;
  /** The rules that were broken in it. */
  readonly violations: readonly Violation[];
  /** Everything that was sent and received, in order. */
  readonly wire: readonly WireEntry[];
  /** The plies of its games, in order. */
  readonly plies: readonly PlyFacts[];
  /** Why the baseline expected it to fail. */
  readonly expected?: string;
  /** What the engine used, where that was measured. */
  readonly used?: Used;
  /** How the engine ended it before all its steps were done, where the engine did. */
  readonly end?: OwnEnd;
  /** What a finding did to it, where anything. */
  readonly course?: Course;
  /** A silence that an earlier attempt showed, and no later one. */
  readonly unrepeated?: Unrepeated;
}

/** A whole run, finished or cut short. */
export interface Report {
  /** What is true of the whole run. */
  readonly run: RunFacts;
  /** All cases that have begun, in order. */
  readonly cases: readonly CaseReport[];
  /** Why the engine could not be started, where it could not. */
  readonly unstartable?: { readonly why: Text; readonly detail: string };
  /** What a search for faults has seen, where the run was one. */
  readonly search?: Search;
  /** False when the run was cut short; `cases` then lacks some of `run.planned`. */
  readonly finished: boolean;
  /** How long the run took, in milliseconds; 0 when it was cut short. */
  readonly durationMs: number;
}

/** What a case means for the engine, the baseline considered. */
export type Outcome = Verdict["kind"] | "expected-failure" | "unexpected-pass";

/** The report of a run; undefined when not even its start is there. */
export function reportOf(events: Iterable<RunEvent>): Report | undefined {
  const fold = new ReportFold();
  for (const event of events) fold.add(event);
  return fold.report();
}

/** The report of events that come one after another; none of them is kept longer than needed. */
export async function reportOfStream(
  events: AsyncIterable<RunEvent>,
): Promise<Report | undefined> {
  const fold = new ReportFold();
  for await (const event of events) fold.add(event);
  return fold.report();
}

/** Folds the events of a run as they happen, so that each is looked at once. */
export class ReportFold {
  readonly #draft: Draft;

  /** Begins with nothing, or goes on from a report, which is not changed. */
  constructor(report?: Report) {
    const { cases = [], finished = false, durationMs = 0, ...known } = report ?? {};
    this.#draft = { ...known, cases: new Map(cases.map(drafted)), finished, durationMs };
  }

  /** Folds in what happened next. */
  add(event: RunEvent): void {
    add(this.#draft, event);
  }

  /**
   * The report so far; undefined before the run has started. Cases that are still open grow in it
   * with the events that follow.
   */
  report(): Report | undefined {
    const { run, cases, unstartable, search, finished, durationMs } = this.#draft;
    const known = { unstartable, ...search && { search }, finished, durationMs };
    return run && { run, cases: [...cases.values()], ...known };
  }
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
  /** The requirement, with the highest level that it has in a case that broke it. */
  readonly rule: Rule;
  /** What it weighs at most in this run. */
  readonly level: Level;
  /** Every case that broke it, those in which it binds most in front, else as in the report. */
  readonly breaches: readonly Breaking[];
}

/** A case in which a rule was broken, with the level that the rule has there and its weight. */
export interface Breaking {
  /** The requirement, with the level that it has under the stimulus of the case. */
  readonly rule: Rule;
  /** The case in which it was broken. */
  readonly case: CaseReport;
  /** What was seen there. */
  readonly violation: Violation;
  /** What it weighs in this run. */
  readonly level: Level;
}

/** The broken rules, the one to fix first in front; cases with an expected failure left out. */
export function brokenRules({ run, cases }: Report): readonly BrokenRule[] {
  const broken = new Map<string, Breaking[]>();
  for (const each of cases.filter((one) => outcomeOf(one) !== "expected-failure")) {
    for (const violation of each.violations) {
      const breaches = broken.get(violation.rule) ?? [];
      const { rule, level } = bound(ruleOf(run, violation.rule), each, run.strict);
      breaches.push({ case: each, violation, rule, level });
      broken.set(violation.rule, breaches);
    }
  }
  const order = run.rules.map((rule) => rule.id);
  return [...broken].map(([id, breaches]) => {
    const level = heaviest(breaches.map((one) => one.level));
    const rule = { ...ruleOf(run, id), level: heaviest(breaches.map((one) => one.rule.level)) };
    return { rule, level, breaches: breaches.toSorted(byLevel) };
  }).sort((a, b) => byLevel(a, b) || order.indexOf(a.rule.id) - order.indexOf(b.rule.id));
}

/** As the rule was written: a SHOULD that counts as a MUST still comes after every MUST. */
function byLevel(
  { rule: a }: { readonly rule: Rule },
  { rule: b }: { readonly rule: Rule },
): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);
}

/** The level that binds most. */
export function heaviest(levels: readonly Level[]): Level {
  return LEVELS.find((level) => levels.includes(level)) ?? "MAY";
}

/** The rule under an id; one that says it is unknown where the run does not list it. */
export function ruleOf({ rules }: RunFacts, id: string): Rule {
  return rules.find((rule) => rule.id === id) ?? unknownRule(id);
}

interface Draft {
  run?: RunFacts;
  readonly cases: Map<string, DraftCase>;
  unstartable?: { readonly why: Text; readonly detail: string };
  search?: Search;
  finished: boolean;
  durationMs: number;
}

type DraftCase = CaseReport & { violations: Violation[]; wire: WireEntry[]; plies: PlyFacts[] };

function drafted(one: CaseReport): readonly [string, DraftCase] {
  const { violations, wire, plies } = one;
  return [one.key, { ...one, violations: [...violations], wire: [...wire], plies: [...plies] }];
}

function add(draft: Draft, event: RunEvent): void {
  switch (event.kind) {
    case "run-started":
      draft.run = event.run;
      return;
    case "case-started":
      draft.cases.set(event.case.key, opened(event.case));
      draft.run &&= withSource(draft.run, event.case);
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
      const { key, verdict, durationMs, expected, used, end, course, unrepeated } = event;
      const open = draft.cases.get(key);
      const seen = {
        ...used && { used },
        ...end && { end },
        ...course && { course },
        ...unrepeated && { unrepeated },
      };
      if (open) draft.cases.set(key, { ...open, verdict, durationMs, expected, ...seen });
      return;
    }
    case "searched":
      draft.search = event.search;
      return;
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

/** A run that knows the text of a scenario which was made on the way. */
function withSource(run: RunFacts, { scenario, source }: CaseFacts): RunFacts {
  return source === undefined ? run : { ...run, sources: { ...run.sources, [scenario]: source } };
}

const CUT_SHORT: Verdict = { kind: "errored", because: { kind: "cut-short" } };

function unknownRule(id: string): Rule {
  const text = { en: "Unknown rule", zh: "未知的規則", ja: "不明な規則" };
  return { id, level: "MUST", text, hint: text, spec: "" };
}
