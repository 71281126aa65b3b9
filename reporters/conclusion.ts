/** What a whole run says about the engine. @module */

import {
  type CaseReport,
  certainlyBroken,
  countOutcomes,
  hasNoOccasion,
  type Report,
  weigh,
  weight,
} from "../harness/core/mod.ts";
import { missingKeys } from "./cases.ts";

export { certainlyBroken as blamedRules } from "../harness/core/mod.ts";

/** The whole run in one word; a run in which nothing was judged says nothing about the engine. */
export type Conclusion = "conforms" | "violations" | "unstartable" | "inconclusive";

/** What the run comes to: what is certain weighs more than what could not be judged. */
export function conclusionOf(report: Report): Conclusion {
  const counts = countOutcomes(report.cases);
  if (counts.failed > 0 || certainlyBroken(report).some(({ level }) => level === "MUST")) {
    return "violations";
  }
  if (report.unstartable) return "unstartable";
  const whole = report.finished && counts.errored === 0 && missingKeys(report).length === 0;
  const judged = report.cases.length - counts.skipped - counts.errored;
  const clear = unjudgedRules(report).length === 0 && !hasVanished(report);
  return whole && judged > 0 && clear ? "conforms" : "inconclusive";
}

/** Whether a search saw a rule broken that binds, and could not make that happen again. */
function hasVanished({ run, search }: Report): boolean {
  const seen = new Set(search?.unsteady?.map(({ rule }) => rule));
  return run.rules.some(({ id, level }) => seen.has(id) && weight(level, run.strict) === "MUST");
}

/** How many scenarios were run, and how many exist that were not asked for. */
export function extentOf(
  { run, cases, search }: Report,
): { ran: number; leftOut?: number; games?: number } {
  const judged = cases.filter(({ verdict }) => verdict.kind !== "skipped");
  const ran = new Set(judged.map(({ scenario }) => scenario)).size;
  return { ran, leftOut: run.leftOut, ...search && { games: search.games } };
}

/** Rules that bind and that no case could judge, though some were meant to. What the user excluded or the engine does not offer is not missed. */
export function unjudgedRules({ run, cases }: Report): readonly string[] {
  const missed = (one: CaseReport): boolean =>
    one.verdict.kind === "skipped" && one.verdict.because.kind !== "excluded" &&
    !hasNoOccasion(one);
  const judged = new Set(cases.filter((one) => !missed(one)).flatMap((one) => one.rules));
  const skipped = cases.filter(missed);
  return run.rules
    .filter((rule) =>
      skipped.some((one) => one.rules.includes(rule.id) && weigh(rule, one, run.strict) === "MUST")
    )
    .map(({ id }) => id)
    .filter((id) => !judged.has(id));
}
