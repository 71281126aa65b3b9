/** One cause, one finding: what follows from a broken rule is not reported beside it. @module */

import { type Level, type Rule, type Violation, weigh } from "../core/mod.ts";
import type { Foundation, Protocol } from "../protocols/protocol.ts";
import type { Scenario } from "../scenario/mod.ts";
import { type Barred, withoutBarred } from "./causes.ts";
import { ruleIn } from "./note_findings.ts";
import type { CaseResult } from "./run_scenario.ts";

type Found = Pick<CaseResult, "violations">;

/** Which of the rules that others rest on a run has found broken. */
export class Foundations {
  readonly #rules: readonly Rule[];
  readonly #all: readonly Foundation[];
  readonly #strict: boolean;
  /** Those that are broken, with the scenario that found it. */
  readonly #broken = new Map<Foundation, string>();

  constructor(
    { rules, foundations = [] }: Pick<Protocol, "rules" | "foundations">,
    strict: boolean,
  ) {
    this.#rules = rules;
    this.#all = foundations;
    this.#strict = strict;
  }

  /**
   * The scenarios that can tell whether what was found follows from another rule. A scenario that
   * shows such a rule itself waits only for those before it, so that no two wait for each other.
   */
  wanted({ violations }: Found, scenario: Scenario): readonly string[] {
    return this.#beneath(scenario)
      .filter((one) => violations.some((violation) => this.#explains(one, violation, scenario)))
      .map((one) => one.scenario);
  }

  /** The result without what follows from a rule that another scenario found broken. */
  withoutKnown(result: CaseResult, scenario: Scenario): CaseResult {
    const beneath = this.#beneath(scenario);
    const bars = result.violations.map((violation): Barred | undefined => {
      const under = beneath.find((one) =>
        this.#broken.has(one) && this.#explains(one, violation, scenario)
      );
      const where = under && this.#broken.get(under);
      return where === undefined
        ? undefined
        : { kind: "barred", rule: under!.rule, scenario: where };
    });
    return withoutBarred(result, { bars, levelOf: (one) => this.#levelOf(one, scenario) });
  }

  /** Takes what a case found; only a MUST hides others. */
  learn({ violations }: Found, scenario: Scenario): void {
    for (const one of this.#all) {
      const breach = violations.find(({ rule }) => rule === one.rule);
      if (!breach || this.#broken.has(one)) continue;
      if (this.#levelOf(breach, scenario) === "MUST") this.#broken.set(one, scenario.id);
    }
  }

  #beneath({ id }: Scenario): readonly Foundation[] {
    const at = this.#all.findIndex(({ scenario }) => scenario === id);
    return at < 0 ? this.#all : this.#all.slice(0, at);
  }

  /** The same rule explains only what weighs less: a MUST is told in the smallest case. */
  #explains(one: Foundation, violation: Violation, scenario: Scenario): boolean {
    const { rule, sent = "", cause } = violation;
    if (rule === one.rule && this.#levelOf(violation, scenario) === "MUST") return false;
    return one.explains(rule, sent, cause !== undefined);
  }

  #levelOf({ rule }: Violation, scenario: Scenario): Level {
    return weigh(ruleIn(this.#rules, rule), scenario, this.#strict);
  }
}
