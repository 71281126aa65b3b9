/** A case of a run, and how it is run. @module */

import type { CaseFacts } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Pool } from "./pool.ts";
import type { CaseResult } from "./run_scenario.ts";

/** One scenario under a key of its own. */
export interface Case {
  readonly key: string;
  readonly scenario: Scenario;
}

/** How a case is run. */
export interface How {
  readonly attempt: number;
  /** Where it runs side by side with others. */
  readonly pool?: Pool;
  /** The first attempt, which rests on a measurement that neighbours may have disturbed. */
  readonly doubt?: CaseResult;
}

/** A first attempt that is to be tried again. */
export interface CaseDoubt {
  readonly one: Case;
  readonly doubt: CaseResult;
}

/** What is known about a case that was run. */
export interface LearntOfCase extends How {
  readonly expected?: string;
  readonly scenario: Scenario;
}

/** What a report says of a case before it has begun; `replay` runs it and nothing else. */
export function caseFacts(
  { key, scenario: { id, title, rules, stimulus, demanded, at } }: Case,
  { attempt, replay }: { readonly attempt: number; readonly replay: (id: string) => string },
): CaseFacts {
  const given = { stimulus, ...demanded && { demanded } };
  return { key, scenario: id, title, rules, ...given, at, attempt, replay: replay(id) };
}
