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

/** What is known of slips: where the first was told, and which explain all illegal moves so far. */
interface Known {
  readonly told?: Told;
  readonly common?: readonly string[];
}

/** The slips that explain all illegal moves of a run so far, and where the first of them was told. */
export class Slips {
  readonly #rules: readonly Rule[];
  readonly #shows: string | undefined;
  readonly #strict: boolean;
  #known: Known = {};

  constructor({ rules, showsSlips }: Pick<Protocol, "rules" | "showsSlips">, strict: boolean) {
    this.#rules = rules;
    this.#shows = showsSlips;
    this.#strict = strict;
  }

  /** The scenario that shows a slip with the weight that it has in a game. */
  wanted({ violations }: Found, { id }: Scenario): readonly string[] {
    if (this.#known.told || this.#shows === undefined || this.#shows === id) return [];
    return violations.some(({ slips = [] }) => slips.length > 0) ? [this.#shows] : [];
  }

  /** The result without illegal moves that the same slip explains as one told under another rule. */
  withoutKnown(result: CaseResult, scenario: Scenario): CaseResult {
    let known = this.#known;
    const bars = result.violations.map((violation) => {
      const bar = this.#barOf(violation, scenario, known);
      known = this.#with(violation, scenario, known);
      return bar;
    });
    const hidden = result.violations.filter((_, at) => bars[at] !== undefined);
    for (const violation of hidden) this.#known = narrowed(this.#known, violation);
    return withoutBarred(result, { bars, levelOf: (one) => this.#levelOf(one, scenario) });
  }

  /** Takes what a case told. */
  learn({ violations }: Found, scenario: Scenario): void {
    for (const violation of violations) {
      this.#known = this.#with(violation, scenario, this.#known);
    }
  }

  /** What is known after one more illegal move. */
  #with(violation: Violation, scenario: Scenario, known: Known): Known {
    const { rule, slips } = violation;
    if (!slips) return known;
    const level = this.#levelOf(violation, scenario);
    const told = known.told ?? { kind: "barred", rule, scenario: scenario.id, level };
    return { ...narrowed(known, violation), told };
  }

  #barOf(violation: Violation, scenario: Scenario, known: Known): Barred | undefined {
    const { told } = known;
    if (!told || told.rule === violation.rule) return undefined;
    const level = this.#levelOf(violation, scenario);
    const lighter = WEIGHTS.indexOf(told.level) >= WEIGHTS.indexOf(level);
    return lighter && inCommon(known, violation).length > 0 ? told : undefined;
  }

  #levelOf({ rule }: Violation, scenario: Scenario): Level {
    return weigh(ruleIn(this.#rules, rule), scenario, this.#strict);
  }
}

function narrowed(known: Known, violation: Violation): Known {
  return { ...known, common: inCommon(known, violation) };
}

function inCommon({ common }: Known, { slips = [] }: Violation): readonly string[] {
  return common?.filter((one) => slips.includes(one)) ?? slips;
}
