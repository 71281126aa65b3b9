/** The first words to an engine that answers nothing, where its run does not begin with them. @module */

import type { Scenario } from "../scenario/mod.ts";
import type { Case } from "./run_case.ts";
import type { CaseResult } from "./run_scenario.ts";

/** How the first words are said. */
export interface Contacts {
  /** The protocol's own preflight, where the run has none. */
  readonly scenario: Scenario | undefined;
  /** Runs a case of which nothing is told yet; whether its last step was done. */
  readonly tryOut: (one: Case) => Promise<boolean>;
  /** Judges such a case, which is told now; whether anything is left to be run. */
  readonly judge: (one: Case) => Promise<boolean>;
}

/**
 * What a run without a preflight knows of an engine that answers nothing. A scenario beyond the
 * client's words says little of a program that is no engine: its death weighs less there.
 */
export class FirstContact {
  readonly #contacts: Contacts;
  #spoken = false;
  #talks: Promise<boolean> | undefined;

  constructor(contacts: Contacts) {
    this.#contacts = contacts;
  }

  /** Whether a case can be judged by what was found; asks the first words once. */
  async allows({ mute, crowded }: CaseResult, { preflight }: Scenario): Promise<boolean> {
    if (!mute) this.#spoken = true;
    if (!mute || crowded || preflight || this.#spoken) return true;
    return await (this.#talks ??= this.#talk());
  }

  async #talk(): Promise<boolean> {
    const { scenario, tryOut, judge } = this.#contacts;
    if (!scenario) return true;
    const one = { key: scenario.id, scenario };
    return await tryOut(one) || await judge(one);
  }
}
