/** Cases that are done once more with the engine alone, and told only if they show something. @module */

import {
  judge,
  type Reason,
  type RunEvent,
  type Unrepeated,
  type Violation,
  weigh,
} from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { ruleIn } from "./note_findings.ts";
import { type Case, caseFacts } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";

/** The attempt as which a trial is told: after the first, and that with the engine alone. */
export const TRIAL = 3;

/** A case that was done once more; what happened is kept until it is told. */
export interface Trial {
  readonly result: Pick<CaseResult, "violations" | "silence">;
  /** Puts it in the place of what the case came to before. */
  readonly tell: (told: Told) => void;
}

/** What a trial comes to. */
export interface Told {
  readonly violations: readonly Violation[];
  /** Why nothing can be said. */
  readonly because?: Reason;
  readonly unrepeated?: Unrepeated;
}

/** What trials need of the run around them. */
interface Around {
  readonly emit: (event: RunEvent) => void;
  readonly context: (scenario: Scenario) => CaseContext;
  readonly alone: (work: () => Promise<CaseResult>) => Promise<CaseResult>;
}

type TrialOptions = Pick<RunOptions, "pairing" | "strict" | "baseline" | "replay">;

/** Runs cases once more. */
export class Trials {
  readonly #options: TrialOptions;
  readonly #around: Around;
  #haveFailed = false;

  constructor(options: TrialOptions, around: Around) {
    this.#options = options;
    this.#around = around;
  }

  /** Whether one was told that fails the engine. */
  get haveFailed(): boolean {
    return this.#haveFailed;
  }

  /** Runs a case once, with nothing beside it, and waits for answers as long as their clock. */
  async run(one: Case): Promise<Trial> {
    const { scenario, key } = one;
    const events: RunEvent[] = [];
    const context: CaseContext = {
      ...this.#around.context(scenario),
      ...{ emit: (event) => events.push(event), once: true, isRetried: () => true },
      ...{ look: undefined, hangLimits: undefined },
    };
    const { strict } = this.#options;
    const result = await this.#around.alone(() => runScenario(scenario, { context, key, strict }));
    return { result, tell: (told) => this.#tell(one, { ...told, result, events }) };
  }

  /** A trial for which there is no time. */
  none(one: Case): Trial {
    const result = { violations: [], durationMs: 0 };
    return { result, tell: (told) => this.#tell(one, { ...told, result, events: [] }) };
  }

  #tell(
    one: Case,
    { violations, because, unrepeated, result: { durationMs, end }, events }: Told & {
      readonly result: Pick<CaseResult, "durationMs" | "end">;
      readonly events: readonly RunEvent[];
    },
  ): void {
    const { pairing: { protocol: { rules } }, strict, baseline, replay } = this.#options;
    const { emit } = this.#around;
    const { key, scenario } = one;
    emit({ kind: "case-started", case: caseFacts(one, { attempt: TRIAL, replay }) });
    events.forEach(emit);
    for (const violation of violations) emit({ kind: "violation", key, violation });
    const levels = violations.map(({ rule }) => weigh(ruleIn(rules, rule), scenario, strict));
    const verdict = because ? { kind: "errored" as const, because } : judge(levels);
    this.#haveFailed ||= verdict.kind === "failed";
    const expected = baseline.get(scenario.id);
    const seen = { ...end && { end }, ...unrepeated && { unrepeated } };
    emit({ kind: "case-finished", key, verdict, durationMs, expected, ...seen });
  }
}
