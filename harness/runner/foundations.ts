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
  /** Those that are broken, with the scenario that found it and how much it weighs there. */
  readonly #broken = new Map<Foundation, { readonly scenario: string; readonly level: Level }>();

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
    const under = result.violations.map((violation) =>
      beneath.find((one) =>
        this.#hides(one, this.#levelOf(violation, scenario)) &&
        this.#explains(one, violation, scenario)
      )
    );
    const bars = under.map((one): Barred | undefined => {
      const where = one && this.#broken.get(one);
      if (!where || one.light) return undefined;
      return { kind: "barred", rule: one.rule, scenario: where.scenario };
    });
    const violations = result.violations.map((violation, at) => {
      const one = under[at];
      return one?.light ? { ...violation, rule: one.rule } : violation;
    });
    const levelOf = (one: Violation): Level => this.#levelOf(one, scenario);
    return withoutBarred({ ...result, violations }, { bars, levelOf });
  }

  /** Takes what a case found; of what is no MUST only a light rule hides others. */
  learn({ violations }: Found, scenario: Scenario): void {
    for (const one of this.#all) {
      const breach = violations.find(({ rule }) => rule === one.rule);
      if (!breach || this.#broken.has(one)) continue;
      const level = this.#levelOf(breach, scenario);
      if (level === "MUST" || one.light) this.#broken.set(one, { scenario: scenario.id, level });
    }
  }

  #hides(one: Foundation, level: Level): boolean {
    const broken = this.#broken.get(one);
    return broken !== undefined && (broken.level === "MUST" || level !== "MUST");
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
