/** One cause, one finding: illegal moves that one slip of the pen explains are told under one rule. @module */

import { type Level, type Rule, type Violation, weigh } from "../core/mod.ts";
import type { Protocol } from "../protocols/protocol.ts";
import type { Scenario } from "../scenario/mod.ts";
import { type Barred, WEIGHTS, withoutBarred } from "./causes.ts";
import { ruleIn } from "./note_findings.ts";
import type { CaseResult } from "./run_scenario.ts";

type Found = Pick<CaseResult, "violations">;

interface Told extends Barred {
  readonly level: Level;
}

/** The slips that explain all illegal moves of a run so far, and where the first of them was told. */
export class Slips {
  readonly #rules: readonly Rule[];
  readonly #shows: string | undefined;
  readonly #strict: boolean;
  #told: Told | undefined;
  #common: readonly string[] | undefined;

  constructor({ rules, showsSlips }: Pick<Protocol, "rules" | "showsSlips">, strict: boolean) {
    this.#rules = rules;
    this.#shows = showsSlips;
    this.#strict = strict;
  }

  /** The scenario that shows a slip with the weight that it has in a game. */
  wanted({ violations }: Found, { id }: Scenario): readonly string[] {
    if (this.#told || this.#shows === undefined || this.#shows === id) return [];
    return violations.some(({ slips = [] }) => slips.length > 0) ? [this.#shows] : [];
  }

  /** The result without illegal moves that the same slip explains as one told under another rule. */
  withoutKnown(result: CaseResult, scenario: Scenario): CaseResult {
    const bars = result.violations.map((one) => this.#barOf(one, scenario));
    const hidden = result.violations.filter((_, at) => bars[at] !== undefined);
    for (const violation of hidden) this.#narrow(violation);
    return withoutBarred(result, { bars, levelOf: (one) => this.#levelOf(one, scenario) });
  }

  /** Takes what a case told. */
  learn({ violations }: Found, scenario: Scenario): void {
    for (const violation of violations.filter(({ slips }) => slips)) {
      const { rule } = violation;
      const level = this.#levelOf(violation, scenario);
      this.#told ??= { kind: "barred", rule, scenario: scenario.id, level };
      this.#narrow(violation);
    }
  }

  #barOf(violation: Violation, scenario: Scenario): Barred | undefined {
    const told = this.#told;
    if (!told || told.rule === violation.rule) return undefined;
    const level = this.#levelOf(violation, scenario);
    const lighter = WEIGHTS.indexOf(told.level) >= WEIGHTS.indexOf(level);
    return lighter && this.#inCommon(violation).length > 0 ? told : undefined;
  }

  #narrow(violation: Violation): void {
    this.#common = this.#inCommon(violation);
  }

  #inCommon({ slips = [] }: Violation): readonly string[] {
    return this.#common?.filter((one) => slips.includes(one)) ?? slips;
  }

  #levelOf({ rule }: Violation, scenario: Scenario): Level {
    return weigh(ruleIn(this.#rules, rule), scenario, this.#strict);
  }
}
