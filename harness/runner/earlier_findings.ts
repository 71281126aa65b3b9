/** What earlier cases showed, from which findings of later ones may follow. @module */

import type { Protocol } from "../protocols/protocol.ts";
import type { Scenario } from "../scenario/mod.ts";
import { Causes } from "./causes.ts";
import { Foundations } from "./foundations.ts";
import type { CaseResult } from "./run_scenario.ts";
import { Slips } from "./slips.ts";

/** One cause is one finding: what follows from another one is not told again. */
export class EarlierFindings {
  readonly #causes: Causes;
  readonly #foundations: Foundations;
  readonly #slips: Slips;

  constructor(protocol: Protocol, strict: boolean) {
    this.#causes = new Causes(protocol.rules, strict);
    this.#foundations = new Foundations(protocol, strict);
    this.#slips = new Slips(protocol, strict);
  }

  /** What a case found that follows from nothing that was found before. */
  withoutKnown(found: CaseResult, scenario: Scenario): CaseResult {
    return [this.#causes, this.#foundations, this.#slips].reduce(
      (result, known) => known.withoutKnown(result, scenario),
      found,
    );
  }

  /** Ids of scenarios that show a rule from whose breach these violations may follow. */
  wanted(found: CaseResult, scenario: Scenario): readonly string[] {
    return [this.#foundations, this.#slips].flatMap((one) => one.wanted(found, scenario));
  }

  /** Takes what counts. */
  learn(result: CaseResult, scenario: Scenario): void {
    for (const one of [this.#causes, this.#foundations, this.#slips]) one.learn(result, scenario);
  }
}
