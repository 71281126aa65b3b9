/** A job with a user in front of it: what it tells is kept, shown, and finished even when the user stops it. @module */

import { follow, type Language, type Report, ReportFold, type RunEvent } from "../core/mod.ts";
import { SharedParts } from "../ledger/mod.ts";
import { type LiveReporter, quietly, renderConsole, type Reporter } from "../../reporters/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { onInterrupt } from "./interrupt.ts";
import { type EventFile, writeReports } from "./report_files.ts";
import { look, pathAsCalled, print } from "./surroundings.ts";

/** Hands on every event of a job and finishes it: at its end, or hurried where a signal ends it. */
export async function followJob<Event>(
  job: AsyncGenerator<Event, unknown, undefined>,
  { on, finish }: {
    readonly on: (event: Event) => void;
    readonly finish: (hurried: boolean) => void;
  },
): Promise<void> {
  using _interrupt = onInterrupt(() => finish(true));
  await follow(job, on);
  finish(false);
}

/** Which reports are written of a run, and what is printed. */
export interface ReportOptions {
  /** The game of the run's protocol. */
  readonly kit: GameKit | undefined;
  readonly folder: string;
  readonly reporters: readonly Reporter[];
  readonly language: Language;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
}

/** What takes part in a run that is followed. */
export interface RunFollower extends ReportOptions {
  /** Every event is written here. */
  readonly file: EventFile;
  /** The console, which is cleared before the report is printed. */
  readonly live?: LiveReporter;
  /** Is called with every event once it is written. */
  readonly on: (event: RunEvent) => void;
  /** A run that this has ended is not reported. */
  readonly signal?: AbortSignal;
}

/** Follows a run and reports on it; undefined where it never began. */
export async function followRun(
  run: AsyncGenerator<RunEvent, unknown, undefined>,
  { file, live, on, signal, ...options }: RunFollower,
): Promise<Report | undefined> {
  const fold = new ReportFold();
  // A long run repeats itself: what is the same is kept once.
  const parts = new SharedParts();
  let report: Report | undefined;
  await followJob(run, {
    on: (event) => {
      fold.add(parts.share(event));
      file.write(event);
      on(event);
    },
    finish: (hurried) => {
      live?.end?.();
      report = fold.report();
      if (signal?.aborted && !hurried) return;
      file.flush();
      if (report) tellReport(report, options, [file.path]);
    },
  });
  return report;
}

/** Writes the reports of a run and prints the console's, with the paths of all and of `others`. */
export function tellReport(
  report: Report,
  { quiet, verbose = false, ...options }: ReportOptions,
  others: readonly string[] = [],
): void {
  const reports = [...writeReports(report, options), ...others].map(pathAsCalled);
  const { language } = options;
  const text = renderConsole(report, { ...look(), language, verbose, reports });
  print(quiet ? quietly(report, text) : text);
}
