/** Which scenarios fail, round after round. @module */

import { outcomeOf, type Report } from "../core/mod.ts";

/** What is known of each scenario: whether it failed when it was last judged. */
export type ScenarioStates = ReadonlyMap<string, boolean>;

/** What a round changed. */
export interface RoundChanges {
  /** Ids that failed now and were fine before. */
  readonly broken: readonly string[];
  /** Ids that are fine now and failed before. */
  readonly mended: readonly string[];
  readonly standing: ScenarioStates;
}

/** Compares a round with what was known; what it did not judge stays as it was. */
export function progressOf(before: ScenarioStates, { cases }: Report): RoundChanges {
  const now = new Map<string, boolean>();
  for (const one of cases) {
    const fails = failsIn(one);
    // A scenario that is repeated fails if it fails once.
    if (fails !== undefined) now.set(one.scenario, fails || now.get(one.scenario) === true);
  }
  const changed = (fails: boolean): readonly string[] =>
    [...now].filter(([id, one]) => one === fails && before.get(id) === !fails).map(([id]) => id);
  return {
    broken: changed(true),
    mended: changed(false),
    standing: new Map([...before, ...now]),
  };
}

/** The ids of the scenarios that fail. */
export function failing(standing: ScenarioStates): ReadonlySet<string> {
  return new Set([...standing].filter(([, fails]) => fails).map(([id]) => id));
}

/** Whether a case failed; undefined where it was not judged. */
function failsIn(one: Report["cases"][number]): boolean | undefined {
  switch (outcomeOf(one)) {
    case "failed":
      return true;
    case "passed":
    case "warned":
    case "expected-failure":
    case "unexpected-pass":
      return false;
    case "skipped":
    case "errored":
      return undefined;
  }
}
