/** The events that tell of a case: that it begins, what it found, and how it ended. @module */

import type { Reason, RunEvent, Verdict } from "../core/mod.ts";
import type { Doubts } from "./doubts.ts";
import type { HangWatch } from "./hang_watch.ts";
import { PliesMade } from "./plies_made.ts";
import { type Case, caseFacts, type How } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import type { CaseResult } from "./run_scenario.ts";
import type { Skips } from "./skips.ts";

/** What the verdict of a case depends on besides its own result. */
interface Known {
  readonly emit: (event: RunEvent) => void;
  readonly hangs: Pick<HangWatch, "barred">;
  readonly doubts: Pick<Doubts, "isDoubted" | "unjudged">;
  readonly skips: Pick<Skips, "isOver">;
}

/** An attempt, and how long it took. */
interface Attempt extends How {
  readonly durationMs: number;
}

/** Tells of cases, in the order in which they are run. */
export class CaseEvents {
  readonly #options: Pick<RunOptions, "baseline" | "replay">;
  readonly #known: Known;
  readonly #made = new PliesMade();

  constructor(options: Pick<RunOptions, "baseline" | "replay">, known: Known) {
    this.#options = options;
    this.#known = known;
  }

  readonly emit = (event: RunEvent): void => {
    this.#made.take(event);
    this.#known.emit(event);
  };

  started(one: Case, { attempt }: How): void {
    const { replay } = this.#options;
    this.emit({ kind: "case-started", case: caseFacts(one, { attempt, replay }) });
  }

  /** A case ended without a result. */
  unjudged(
    one: Case,
    because: Reason,
    how: How & { readonly durationMs?: number },
  ): undefined {
    this.#finished(one, { verdict: this.#unjudged(because, how), durationMs: how.durationMs ?? 0 });
  }

  /** The user stopped the run during a case. */
  interrupted(one: Case, durationMs: number): undefined {
    this.#finished(one, {
      verdict: { kind: "skipped", because: { kind: "interrupted" } },
      durationMs,
    });
  }

  /** A case ended with a result. */
  judged(one: Case, result: CaseResult, { durationMs, ...how }: Attempt): void {
    const { key } = one;
    for (const violation of result.violations) this.emit({ kind: "violation", key, violation });
    const verdict = this.#verdictOf(result, { ...how, key });
    if (result.suspect) this.#made.suspect(key);
    const doubt = this.#known.doubts.isDoubted(result, how) ? true : undefined;
    const { used, end, course } = result;
    const seen = { ...used && { used }, ...end && { end }, ...course && { course } };
    this.#finished(one, { verdict, durationMs, doubt, ...seen });
  }

  #finished(
    { key, scenario }: Case,
    { verdict, durationMs, ...seen }: Omit<
      Extract<RunEvent, { kind: "case-finished" }>,
      "kind" | "key" | "expected"
    >,
  ): void {
    const expected = this.#options.baseline.get(scenario.id);
    this.emit({ kind: "case-finished", key, verdict, durationMs, expected, ...seen });
  }

  #verdictOf(
    { verdict, suspect, trouble }: CaseResult,
    { key, ...how }: How & { readonly key: string },
  ): Verdict {
    const { barred } = this.#known.hangs;
    if (suspect && barred) return { kind: "skipped", because: barred };
    if (verdict.kind !== "skipped" || trouble) return verdict;
    // The ply that did not come in the first attempt was made in this one.
    return this.#made.isBeyond(key) ? verdict : this.#unjudged(verdict.because, how);
  }

  #unjudged(because: Reason, { doubt }: How): Verdict {
    const { doubts, skips } = this.#known;
    return doubts.unjudged(because, skips.isOver ? undefined : doubt);
  }
}
