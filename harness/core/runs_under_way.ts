/** Runs while they go on: the server and the page fold the same events. @module */

import type { RunEvent, RunFacts } from "./event.ts";
import { type CaseReport, type Report, ReportFold } from "./report.ts";

/** What a page hears of runs: all of them so far, or one more event. */
export type RunsEvent =
  | { readonly kind: "runs"; readonly reports: readonly Report[] }
  | { readonly kind: "run-event"; readonly event: RunEvent };

/** Runs one after the other, such as the protocols of a check. */
export class RunsUnderWay {
  readonly #folds: ReportFold[];

  constructor(reports: readonly Report[] = []) {
    this.#folds = reports.map((report) => new ReportFold(report));
  }

  /** Folds in what happened next. */
  add(event: RunEvent): void {
    if (event.kind === "run-started") this.#begin(event.run);
    this.#folds.at(-1)?.add(event);
  }

  /** A run of the same protocol takes the place of the one before. */
  #begin({ protocol }: RunFacts): void {
    const same = this.#folds.findIndex((fold) => fold.report()?.run.protocol === protocol);
    if (same >= 0) this.#folds.splice(same, 1);
    this.#folds.push(new ReportFold());
  }

  /** All runs so far. */
  reports(): readonly Report[] {
    return this.#folds.flatMap((fold) => fold.report() ?? []);
  }
}

/** Whether a case has begun and not ended. */
export function isOpen({ verdict }: CaseReport): boolean {
  return verdict.kind === "errored" && verdict.because.kind === "cut-short";
}

/**
 * The reports with logs and positions of as many cases as fit: of those that run, of those that
 * found something, and then of the latest. The others keep their verdicts.
 */
export function withinBudget(reports: readonly Report[], most: number): readonly Report[] {
  const cases = reports.flatMap((report) => report.cases).toReversed();
  const wanted = cases.toSorted((a, b) => Number(matters(b)) - Number(matters(a)));
  const kept = new Set<CaseReport>();
  let used = 0;
  for (const one of wanted) {
    used += sizeOf(one);
    if (used > most) break;
    kept.add(one);
  }
  if (kept.size === cases.length) return reports;
  return reports.map((report) => ({
    ...report,
    cases: report.cases.map((one) => kept.has(one) ? one : { ...one, wire: [], plies: [] }),
  }));
}

function matters(one: CaseReport): boolean {
  return isOpen(one) || one.violations.length > 0;
}

/** About how many characters the log and the positions of a case are. */
function sizeOf({ wire, plies }: CaseReport): number {
  const views = plies[0]?.views?.length ?? 0;
  const logged = wire.reduce((sum, { text }) => sum + text.length + PER_ENTRY, 0);
  return logged + plies.length * PER_POSITION * (1 + views);
}

const PER_ENTRY = 80;
const PER_POSITION = 2500;
