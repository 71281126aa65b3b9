/** What an interrupted run has settled for good, and what it has shown. @module */

import type { RunEvent } from "../core/mod.ts";

const JUDGED = ["passed", "warned", "failed"];

/**
 * The keys of the cases that need not be run again. What was skipped or errored is decided anew;
 * so is a preflight after which nothing was judged, since it may have barred the rest.
 */
export function settledCases(
  events: readonly RunEvent[],
  scenarios: readonly { readonly id: string; readonly preflight: boolean }[],
): ReadonlySet<string> {
  const settled = new Set<string>();
  for (const event of events) {
    if (event.kind === "case-started") settled.delete(event.case.key);
    if (event.kind !== "case-finished") continue;
    if (JUDGED.includes(event.verdict.kind) && !event.doubt) settled.add(event.key);
  }
  const preflights = scenarios.filter(({ preflight }) => preflight).map(({ id }) => id);
  const others = [...settled].filter((key) => !preflights.includes(key));
  return others.length > 0 ? settled : new Set();
}

/** How long the engine took for each of its plies, in milliseconds. */
export function plyTimes(events: readonly RunEvent[]): readonly number[] {
  return events.flatMap((event) =>
    event.kind === "ply" && event.ply.thinkMs !== undefined ? [event.ply.thinkMs] : []
  );
}
