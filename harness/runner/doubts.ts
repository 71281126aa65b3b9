/** Which findings are tried again alone, and what the second attempt is worth. @module */

import { isBlamed, type OwnEnd, type Reason, type Verdict, type Violation } from "../core/mod.ts";
import { isLight } from "./play/mod.ts";
import type { HangWatch } from "./hang_watch.ts";
import type { How } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import type { CaseResult } from "./run_scenario.ts";

/** Findings that other engines may have caused, and those that were confirmed alone. */
export class Doubts {
  readonly #options: Pick<RunOptions, "strict" | "gate" | "pairing">;
  readonly #hangs: HangWatch;
  /** Rules about time that were broken by an engine that ran alone. */
  readonly #confirmed = new Set<string>();
  /** All rules that were broken by an engine that ran alone. */
  readonly #brokenAlone = new Set<string>();
  #bearsSecond = false;
  #isOpen = false;

  constructor(options: Pick<RunOptions, "strict" | "gate" | "pairing">, hangs: HangWatch) {
    this.#options = options;
    this.#hangs = hangs;
  }

  /** Takes it that two instances of the engine ran side by side and did all that was asked. */
  showBeside(): void {
    this.#bearsSecond = true;
  }

  /** Whether that was seen. */
  get bearsSecond(): boolean {
    return this.#bearsSecond;
  }

  /**
   * Whether what was found beside another instance may come of that alone: the engine may lock a
   * file, or listen at a fixed port, and breaks no rule by that. What fails no engine is looked at
   * again only where the engine has ended, for which nothing is waited.
   */
  mayBeCrowded(violations: readonly Violation[], end?: OwnEnd): boolean {
    return !this.#bearsSecond &&
      violations.some(({ rule, timing }) =>
        !timing && !this.#brokenAlone.has(rule) && (end !== undefined || this.isHeavy(rule))
      );
  }

  /** Whether a rule fails an engine that breaks it. */
  isHeavy(rule: string): boolean {
    return this.#options.strict || !isLight(rule, this.#options);
  }

  /** Whether a case is to be run again alone before another begins. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Takes it that all such cases have been run again. */
  close(): void {
    this.#isOpen = false;
  }

  /**
   * Whether a result rests on a measurement that other engines may have disturbed, or may come of
   * another instance; what fails no engine is not waited for again.
   */
  isDoubtful({ verdict, violations, suspect, crowded }: CaseResult): boolean {
    if (suspect && this.#hangs.barred) return false;
    return crowded === true || verdict.kind === "errored" ||
      violations.some(({ timing, rule }) => timing && this.isHeavy(rule));
  }

  /** Whether another run on this machine may have disturbed what was found. */
  mayBeSpoilt(result: CaseResult): boolean {
    return this.#options.gate !== undefined && this.isDoubtful(result);
  }

  /** Whether a case is going to be tried again. */
  isDoubted(result: CaseResult, { attempt, pool }: How): boolean {
    return attempt === 1 && this.isDoubtful(result) && (pool ?? this.#options.gate) !== undefined;
  }

  /** Whether a finding by itself has its case tried again. */
  isRetried({ timing, rule }: Violation, { attempt, pool }: How): boolean {
    return attempt === 1 && timing === true && this.isHeavy(rule) &&
      (pool ?? this.#options.gate) !== undefined;
  }

  /** Whether a second attempt needs the machine for itself: until its rule was once seen broken so. */
  needsRest({ doubt }: How): boolean {
    if (!doubt) return false;
    const timing = doubt.violations.filter((violation) => violation.timing);
    return timing.length === 0 || timing.some(({ rule }) => !this.#confirmed.has(rule));
  }

  /** Takes what is to be run again. */
  note({ crowded }: CaseResult): void {
    if (crowded) this.#isOpen = true;
  }

  /** Takes what counts; it was found with the engine alone, or beside others without a doubt. */
  confirm({ violations }: CaseResult, { alone }: { readonly alone: boolean }): void {
    for (const { rule, timing } of violations) {
      if (timing) this.#confirmed.add(rule);
      if (alone) this.#brokenAlone.add(rule);
    }
  }

  /** The verdict where the time was too short; an unconfirmed timing violation is errored. */
  unjudged(because: Reason, doubt: CaseResult | undefined): Verdict {
    if (isBlamed(because) || !doubt) return { kind: "skipped", because };
    if (doubt.verdict.kind === "errored") return doubt.verdict;
    const rule = doubt.violations.find(({ timing, rule }) => timing && !this.#confirmed.has(rule));
    if (!rule || this.isKnownSlow()) return { kind: "skipped", because };
    return { kind: "errored", because: { kind: "unconfirmed", rule: rule.rule } };
  }

  /**
   * What a second attempt is worth that found no engine to start: one that ran in the first has
   * started, so that only the doubt is left.
   */
  orStartedBefore(result: CaseResult, { doubt }: Pick<How, "doubt">): CaseResult {
    const { trouble } = result;
    if (!trouble || !doubt || !hasStarted(doubt)) return result;
    const verdict = this.unjudged({ kind: "unstartable", why: trouble.why }, doubt);
    return verdict.kind === "errored" ? { ...result, verdict, trouble: undefined } : result;
  }

  /** Whether it broke a MUST about time alone: the run fails whatever an open doubt would show. */
  isKnownSlow(): boolean {
    return [...this.#confirmed].some((rule) => !isLight(rule, this.#options));
  }
}

/** Whether the engine was there to be asked, even if it answered nothing. */
function hasStarted({ startFailure, mute, unanswered }: CaseResult): boolean {
  return startFailure === undefined && !(mute && unanswered?.kind === "exited");
}
