/** Long games that begin before their turn, beside cases that use the processor. @module */

import type { Scenario } from "../scenario/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";

/** A game of so many plies mostly waits for messages to be read one by one. */
const MANY_PLIES = 100;

/** Whether a scenario has a game that takes longer than most others together. */
export function isLong({ steps }: Pick<Scenario, "steps">): boolean {
  return steps.some((step) => step.verb === "play" && (step.least ?? 0) >= MANY_PLIES);
}

/** The result of a case, how long it took, and a function that emits its events. */
interface Done {
  readonly found: CaseResult;
  readonly durationMs: number;
  readonly tell: () => void;
}

/**
 * Runs cases before their turn, in which they are told and judged by what was found meanwhile. So a
 * fault is still told in the smallest case that shows it.
 */
export class CasesAhead {
  readonly #begun = new Map<string, Promise<Done>>();

  /** Begins a case, of which nothing is told yet. */
  begin(
    scenario: Scenario,
    { context, ...more }: {
      readonly context: CaseContext;
      readonly key: string;
      readonly strict: boolean;
    },
  ): void {
    const events: Parameters<CaseContext["emit"]>[0][] = [];
    const emit: CaseContext["emit"] = (event) => events.push(event);
    const startedMs = context.clock.now();
    const done = runScenario(scenario, { ...more, context: { ...context, emit } });
    const told = done.then((found) => ({
      found,
      durationMs: context.clock.now() - startedMs,
      tell: () => events.forEach(context.emit),
    }));
    // An error is thrown where the case is taken.
    told.catch(() => {});
    this.#begun.set(more.key, told);
  }

  /** What a case came to that began before its turn, if that counts; its events are told now. */
  async take(
    key: string,
    counts: (found: CaseResult) => boolean = () => true,
  ): Promise<Omit<Done, "tell"> | undefined> {
    const done = await this.#begun.get(key);
    this.#begun.delete(key);
    if (!done || !counts(done.found)) return undefined;
    done.tell();
    return done;
  }

  /** Whether a case that was begun came to its last step; it is dropped if so. */
  async isWhole(key: string): Promise<boolean> {
    const whole = (await this.#begun.get(key))?.found.whole === true;
    if (whole) this.#begun.delete(key);
    return whole;
  }

  /** Settles once no case runs before its turn. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#begun.values());
  }
}
