/** One cause, one finding: a crash that was told once bars the other cases that end by it. @module */

import { judge, type Level, type Reason, type Rule, type Violation, weigh } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { ruleIn } from "./note_findings.ts";
import type { CaseResult } from "./run_scenario.ts";

/** That a rule must be kept before the rest can be judged. */
export type Barred = Extract<Reason, { kind: "barred" }>;

interface Known extends Barred {
  readonly weight: number;
}

/** The levels, the lightest first. */
export const WEIGHTS: readonly Level[] = ["MAY", "SHOULD", "MUST"];

/** Ends of the engine that a run has told. */
export class Causes {
  readonly #rules: readonly Rule[];
  readonly #strict: boolean;
  readonly #known = new Map<string, Known>();

  constructor(rules: readonly Rule[], strict: boolean) {
    this.#rules = rules;
    this.#strict = strict;
  }

  /**
   * The result without an end that another case has told already; what else it found stands. A
   * light finding never hides a heavier one.
   */
  withoutKnown(result: CaseResult, scenario: Scenario): CaseResult {
    const bars = result.violations.map((one) => this.#barOf(one, scenario));
    return withoutBarred(result, { bars, levelOf: (one) => this.#levelOf(one, scenario) });
  }

  /** Takes what a case told. */
  learn({ violations }: Pick<CaseResult, "violations">, scenario: Scenario): void {
    for (const violation of violations) {
      const key = keyOf(violation);
      if (key === undefined || this.#barOf(violation, scenario)) continue;
      const weight = this.#weightOf(violation, scenario);
      this.#known.set(key, { kind: "barred", rule: violation.rule, scenario: scenario.id, weight });
    }
  }

  #barOf(violation: Violation, scenario: Scenario): Known | undefined {
    const known = this.#known.get(keyOf(violation) ?? "");
    // The same scenario once more shows how often it happens.
    if (!known || known.scenario === scenario.id) return undefined;
    return known.weight >= this.#weightOf(violation, scenario) ? known : undefined;
  }

  /** Where all levels count alike, what the client's own words show still weighs more. */
  #weightOf(violation: Violation, scenario: Scenario): number {
    const plain = weigh(ruleIn(this.#rules, violation.rule), scenario, false);
    const level = this.#levelOf(violation, scenario);
    return WEIGHTS.indexOf(level) * WEIGHTS.length + WEIGHTS.indexOf(plain);
  }

  #levelOf({ rule }: Violation, scenario: Scenario): Level {
    return weigh(ruleIn(this.#rules, rule), scenario, this.#strict);
  }
}

/** The result without the violations that have a bar; they were found elsewhere, under another rule. */
export function withoutBarred(
  result: CaseResult,
  { bars, levelOf }: {
    readonly bars: readonly (Barred | undefined)[];
    readonly levelOf: (violation: Violation) => Level;
  },
): CaseResult {
  const because = bars.find((bar) => bar !== undefined);
  if (because === undefined) return result;
  const violations = result.violations.filter((_, at) => bars[at] === undefined);
  const verdict = judge(violations.map(levelOf));
  if (verdict.kind === "failed") return { ...result, violations, verdict };
  const { rule, scenario } = because;
  const barred = { kind: "barred", rule, scenario } as const;
  return { ...result, violations, verdict: { kind: "skipped", because: barred } };
}

/** An end without words is the same only where it breaks the same rule. */
function keyOf({ cause, rule }: Violation): string | undefined {
  if (cause === undefined) return undefined;
  return cause.includes("\n") ? cause : `${cause}\n${rule}`;
}
