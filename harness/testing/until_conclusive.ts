/** Commands that a busy machine may leave without a verdict. @module */

import type { Reason, Report, Verdict } from "../core/mod.ts";

const MOST_RUNS = 6;
const INCONCLUSIVE = 4;
const BUSY: readonly Reason["kind"][] = ["machine-busy", "unconfirmed"];

/** Runs a command again, as its user would, while its exit code says that there is no verdict yet. */
export function untilConclusive<Ended extends { readonly code: number }>(
  run: () => Promise<Ended>,
): Promise<Ended> {
  return whileOpen(run, ({ code }) => code === INCONCLUSIVE);
}

/** Runs a check again while the machine has left a case of it without a verdict. */
export function untilJudged<
  Checked extends { readonly code: number; readonly report: Pick<Report, "cases"> },
>(run: () => Promise<Checked>): Promise<Checked> {
  return whileOpen(
    run,
    ({ code, report }) =>
      code === INCONCLUSIVE || report.cases.some(({ verdict }) => isLeftOpen(verdict)),
  );
}

function isLeftOpen(verdict: Verdict): boolean {
  return verdict.kind === "errored" && BUSY.includes(verdict.because.kind);
}

async function whileOpen<Ended>(
  run: () => Promise<Ended>,
  isOpen: (ended: Ended) => boolean,
): Promise<Ended> {
  let ended = await run();
  for (let runs = 1; runs < MOST_RUNS && isOpen(ended); runs++) ended = await run();
  return ended;
}
