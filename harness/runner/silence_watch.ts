/** What a run has seen of silences that did not come again at once. @module */

import type { Case, How } from "./run_case.ts";
import { type CaseResult, isClean } from "./run_scenario.ts";
import type { ThinkTimes } from "./conversation/mod.ts";
import { toldByChance } from "./silence_words.ts";
import type { Silence, Silences } from "./silences.ts";

/** An engine that took a third of the time for another answer may only have been slow. */
const TIMES_SLOWEST = 3;

/** The silences of one rule, and the cases in which they were seen. */
export interface Lead extends Silences {
  readonly cases: readonly Case[];
}

/** Silences that a second attempt with the engine alone did not show. */
export class SilenceWatch {
  readonly #leads = new Map<string, Lead>();
  /** Rules that were told with their full weight. */
  readonly #told = new Set<string>();
  readonly #thinkTimes: Pick<ThinkTimes, "slowestMs" | "startMs" | "plies">;
  /** Cases that passed without a remark. */
  readonly #clean = new Set<string>();
  /** Whether a rule fails an engine that breaks it where a client asks. */
  readonly #isHeavy: (rule: string) => boolean;
  #runs = 0;

  constructor(
    thinkTimes: Pick<ThinkTimes, "slowestMs" | "startMs" | "plies">,
    isHeavy: (rule: string) => boolean,
  ) {
    this.#thinkTimes = thinkTimes;
    this.#isHeavy = isHeavy;
  }

  /** How often a case was run, which started the engine. */
  get runs(): number {
    return this.#runs;
  }

  /** Takes what an attempt showed that counts, together with the one before. */
  take(one: Case, result: CaseResult, { doubt }: Pick<How, "doubt">): void {
    this.#runs++;
    const { silence, verdict, violations } = result;
    if (isClean(result)) this.#clean.add(one.key);
    else this.#clean.delete(one.key);
    if (silence && verdict.kind === "failed") this.#told.add(silence.rule);
    const isSeen = (rule: string): boolean =>
      violations.some((found) => found.rule === rule || found.otherwise === rule);
    for (const before of [doubt?.silence, result.droppedSilence, doubt?.droppedSilence]) {
      if (!before || !this.#isHeavy(before.rule) || this.#mayBeSlow(before)) continue;
      if (silence?.rule !== before.rule && !isSeen(before.rule)) this.#add(one, before);
    }
    // Where clients ask, it may come, too, and weighs more.
    const isLight = silence && verdict.kind !== "failed" && isSeen(silence.rule);
    if (isLight && this.#isHeavy(silence.rule)) this.#add(one, { ...silence, full: false });
  }

  /** A result whose silence is told with how often it came, where it is known to come by chance. */
  counted(result: CaseResult): CaseResult {
    const { silence, violations } = result;
    const lead = silence?.full ? this.#leads.get(silence.rule) : undefined;
    if (!silence || !lead?.beside.some(({ full }) => full)) return result;
    const seen = { ...lead, alone: [...lead.alone, silence] };
    const counts = { seen, runs: this.#runs + 1, plies: this.#thinkTimes.plies };
    return { ...result, violations: toldByChance(violations, counts) };
  }

  /** The silences that have not been told. */
  get leads(): readonly Lead[] {
    return [...this.#leads.values()].filter(({ rule }) => !this.#told.has(rule));
  }

  /** Whether nothing is lost where another attempt replaces what a case came to. */
  mayTry({ key }: Case): boolean {
    return this.#clean.has(key);
  }

  /** The same with one more trial of a case, in which the engine was alone. */
  tried(lead: Lead, silence: Silence | undefined): Lead {
    this.#runs++;
    if (silence?.rule !== lead.rule) return lead;
    return { ...lead, alone: [...lead.alone, silence] };
  }

  #add(one: Case, silence: Silence): void {
    const { rule } = silence;
    const lead = this.#leads.get(rule) ?? { rule, cases: [], beside: [], alone: [] };
    const cases = [...lead.cases, one];
    this.#leads.set(rule, { ...lead, cases, beside: [...lead.beside, silence] });
  }

  #mayBeSlow({ full, waitedMs }: Silence): boolean {
    const { slowestMs, startMs = 0 } = this.#thinkTimes;
    return !full && TIMES_SLOWEST * Math.max(slowestMs, startMs) >= waitedMs;
  }
}
