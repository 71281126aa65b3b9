/** Which findings about time are tried again, and what the second attempt is worth. @module */

import { isBlamed, type Reason, type Verdict } from "../core/mod.ts";
import { isLight } from "./play/mod.ts";
import type { HangWatch } from "./hang_watch.ts";
import type { How } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import type { CaseResult } from "./run_scenario.ts";

/** Measurements that other engines may have disturbed, and those that were confirmed alone. */
export class Doubts {
  readonly #options: Pick<RunOptions, "strict" | "gate" | "pairing">;
  readonly #hangs: HangWatch;
  /** Rules about time that were broken by an engine that ran alone. */
  readonly #confirmed = new Set<string>();

  constructor(options: Pick<RunOptions, "strict" | "gate" | "pairing">, hangs: HangWatch) {
    this.#options = options;
    this.#hangs = hangs;
  }

  /**
   * Whether a result rests on a measurement that other engines may have disturbed; what fails no
   * engine is not waited for again.
   */
  isDoubtful({ verdict, violations, suspect }: CaseResult): boolean {
    const { strict } = this.#options;
    if (suspect && this.#hangs.barred) return false;
    return verdict.kind === "errored" ||
      violations.some(({ timing, rule }) => timing && (strict || !isLight(rule, this.#options)));
  }

  /** Whether another run on this machine may have disturbed what was found. */
  mayBeSpoilt(result: CaseResult): boolean {
    return this.#options.gate !== undefined && this.isDoubtful(result);
  }

  /** Whether a case is going to be tried again. */
  isDoubted(result: CaseResult, { attempt, pool }: How): boolean {
    return attempt === 1 && this.isDoubtful(result) && (pool ?? this.#options.gate) !== undefined;
  }

  /** Whether a second attempt needs the machine for itself: until its rule was once seen broken so. */
  needsRest({ doubt }: How): boolean {
    if (!doubt) return false;
    const timing = doubt.violations.filter((violation) => violation.timing);
    return timing.length === 0 || timing.some(({ rule }) => !this.#confirmed.has(rule));
  }

  /** Takes what was found with the engine alone. */
  confirm({ violations }: CaseResult): void {
    for (const { rule, timing } of violations) if (timing) this.#confirmed.add(rule);
  }

  /** The verdict where the time was too short; an unconfirmed timing violation is errored. */
  unjudged(because: Reason, doubt: CaseResult | undefined): Verdict {
    if (isBlamed(because) || !doubt) return { kind: "skipped", because };
    if (doubt.verdict.kind === "errored") return doubt.verdict;
    const rule = doubt.violations.find(({ timing, rule }) => timing && !this.#confirmed.has(rule));
    if (!rule || this.#isKnownSlow()) return { kind: "skipped", because };
    return { kind: "errored", because: { kind: "unconfirmed", rule: rule.rule } };
  }

  /** Whether it broke a MUST about time alone: the run fails whatever an open doubt would show. */
  #isKnownSlow(): boolean {
    return [...this.#confirmed].some((rule) => !isLight(rule, this.#options));
  }
}
