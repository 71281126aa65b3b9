/** Whether a fault shows again, and how often. @module */

import type { Bench, BenchRun, TalkOutcome } from "./bench.ts";
import type { SearchTalk } from "./talk.ts";

/** How often the same steps showed a fault. */
export interface Rate {
  readonly times: number;
  readonly runs: number;
}

/** So many of so many are steady. */
const STEADY_RUNS = 3;
/** So many runs tell how often a talk fails. */
export const RATE_RUNS = 10;

/**
 * Runs a talk again until its rate is known, or `most` times; `outcome` is missing where it never
 * failed again.
 */
export async function confirm(
  bench: Bench,
  talk: SearchTalk,
  { rule, least = STEADY_RUNS, most = RATE_RUNS, ...how }: BenchRun & {
    readonly rule: string;
    readonly least?: number;
    readonly most?: number;
  },
): Promise<{ readonly rate: Rate; readonly outcome?: TalkOutcome }> {
  let [times, runs, wanted] = [0, 0, least];
  let outcome: TalkOutcome | undefined;
  while (runs < wanted) {
    const tried = await bench.run(talk, how);
    runs++;
    if (tried && shows(tried, rule)) {
      times++;
      outcome ??= tried;
    }
    if (times < runs) wanted = most;
  }
  return { rate: { times, runs }, outcome };
}

/** Whether a rule was broken for certain, or the engine was silent as when it was known to hang. */
export function shows({ violations, verdict, suspect, hang }: TalkOutcome, rule: string): boolean {
  if (suspect) return hang === rule;
  return verdict.kind !== "errored" && violations.some((one) => one.rule === rule);
}

/** Whether the same steps always fail. */
export function isSteady({ times, runs }: Rate): boolean {
  return times === runs;
}

/** So many runs of a talk with this rate show the fault in 19 of 20 cases. */
export function runsToSee({ times, runs }: Rate): number {
  if (times >= runs) return 1;
  const missing = 1 - times / runs;
  return Math.min(RATE_RUNS, Math.ceil(Math.log(0.05) / Math.log(missing)));
}
