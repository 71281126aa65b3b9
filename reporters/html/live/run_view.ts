/** Runs that go on, as the page of a report shows them. @module */

import { type CaseReport, isOpen, type Report } from "../../../harness/core/mod.ts";
import { detailsOf } from "../details.ts";
import type { CaseDetails, CaseRow, Overview } from "../model.ts";
import { draftOf, type PageCase } from "../overview.ts";

/** What is known of runs at a moment. */
export interface LiveRunView {
  readonly overview: Overview;
  /** The cases that run. */
  readonly open: readonly CaseReport[];
  /** Logs of some cases were left out. */
  readonly cut: boolean;
  detailsOf(row: CaseRow): CaseDetails | undefined;
}

/** The view of some runs; a case that still runs is not in its list. */
export function runViewOf(reports: readonly Report[]): LiveRunView {
  const judged = reports.map((report) => (
    { ...report, cases: report.cases.filter((one) => !isOpen(one)) }
  ));
  const { draft, cases, rules } = draftOf(judged);
  const underWay = reports.some(({ finished }) => !finished);
  const rows = draft.cases.map((row) => ({ ...row, chunk: 0, slot: 0 }));
  const found = (row: CaseRow): PageCase | undefined =>
    cases.find((one) => one.run === row.run && one.case.key === row.key);
  return {
    overview: { ...draft, cases: rows, files: [""], chunkFiles: [0], underWay },
    open: reports.flatMap((report) => report.finished ? [] : report.cases.filter(isOpen)),
    cut: cases.some(({ case: one }) => one.verdict.kind !== "skipped" && one.wire.length === 0),
    detailsOf: (row) => {
      const one = found(row);
      return one && detailsOf(one, rules);
    },
  };
}
