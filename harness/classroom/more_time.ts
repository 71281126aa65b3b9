/** What is tried again when a class is graded again, and for how long. @module */

import { type CaseReport, type Report, type RunEvent, shownBy } from "../core/mod.ts";

/** The most times that the budget is given to cases that were not judged for want of time. */
const MOST_TIMES = 8;

/** The budget of the next run of a submission: twice as much after each that came to its end. */
export function budgetAfter(events: readonly RunEvent[], budgetMs: number): number {
  const runs = events.filter(({ kind }) => kind === "run-finished").length;
  return budgetMs * Math.min(MOST_TIMES, 2 ** runs);
}

/** The report, if it came to its end with nothing left that another run may settle. */
export function settledReport(report: Report | undefined): Report | undefined {
  return report?.finished && !report.cases.some(isOpen) ? report : undefined;
}

function isOpen(one: CaseReport): boolean {
  const shown = shownBy(one);
  return one.verdict.kind === "errored" || shown === "open" && isForWantOfTime(one);
}

function isForWantOfTime({ verdict }: CaseReport): boolean {
  return verdict.kind === "skipped" && verdict.because.kind === "budget";
}
