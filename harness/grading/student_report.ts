/** What students get to see. @module */

import type { CaseReport, Report, RunEvent, RunFacts, Verdict } from "../core/mod.ts";
import type { Rubric } from "./rubric.ts";

/** The scenario of a case by its key. */
export function scenarioOf(key: string): string {
  return key.replace(/#\d+$/, "");
}

/** A report without any trace of hidden scenarios. */
export function withoutHidden(report: Report, { hidden }: Pick<Rubric, "hidden">): Report {
  if (hidden.length === 0) return report;
  const secret = new Set(hidden);
  const cases = report.cases.filter(({ scenario }) => !secret.has(scenario))
    .map((one) => shownCase(one, secret));
  return {
    ...report,
    run: shownRun(report.run, secret),
    cases,
    durationMs: cases.reduce((sum, one) => sum + one.durationMs, 0),
  };
}

/** A stream of events without any trace of hidden scenarios. */
export async function* withoutHiddenEvents(
  events: AsyncIterable<RunEvent> | Iterable<RunEvent>,
  { hidden }: Pick<Rubric, "hidden">,
): AsyncGenerator<RunEvent, void, undefined> {
  const secret = new Set(hidden);
  let shownMs = 0;
  for await (const event of events) {
    const shown = shownEvent(event, secret);
    if (shown?.kind === "case-finished") shownMs += shown.durationMs;
    // How long all took would tell how long the hidden ones did.
    if (shown?.kind === "run-finished" && secret.size > 0) yield { ...shown, durationMs: shownMs };
    else if (shown) yield shown;
  }
}

function shownEvent(event: RunEvent, secret: ReadonlySet<string>): RunEvent | undefined {
  switch (event.kind) {
    case "run-started":
      return { ...event, run: shownRun(event.run, secret) };
    case "case-started":
      return secret.has(event.case.scenario) ? undefined : event;
    case "wire":
    case "ply":
    case "violation":
      return secret.has(scenarioOf(event.key)) ? undefined : event;
    case "case-finished":
      if (secret.has(scenarioOf(event.key))) return undefined;
      return { ...event, verdict: shownVerdict(event.verdict, secret) };
    case "searched":
    case "unstartable":
    case "run-finished":
      return event;
  }
}

function shownRun(run: RunFacts, secret: ReadonlySet<string>): RunFacts {
  const planned = run.planned.filter((key) => !secret.has(scenarioOf(key)));
  if (!run.sources) return { ...run, planned };
  const sources = Object.entries(run.sources).filter(([id]) => !secret.has(id));
  return { ...run, planned, sources: Object.fromEntries(sources) };
}

function shownCase(one: CaseReport, secret: ReadonlySet<string>): CaseReport {
  return { ...one, verdict: shownVerdict(one.verdict, secret) };
}

/** A verdict that names no hidden scenario; a case may be skipped for what happened in one. */
export function shownVerdict(verdict: Verdict, secret: ReadonlySet<string>): Verdict {
  if (verdict.kind !== "skipped" || verdict.because.kind !== "barred") return verdict;
  const { scenario } = verdict.because;
  return secret.has(scenario) ? { kind: "skipped", because: { kind: "barred-unseen" } } : verdict;
}
