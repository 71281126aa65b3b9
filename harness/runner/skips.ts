/** Which cases of a run are skipped, and why. @module */

import type { Reason } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Budget } from "./budget.ts";
import { caseKind, isHandshake } from "./case_kind.ts";
import type { HangWatch } from "./hang_watch.ts";
import type { How } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import { mayHang } from "./run_scenario.ts";

/** What decides beside the options. */
interface Known {
  readonly hangs: Pick<HangWatch, "barred">;
  readonly budget: Pick<Budget, "leftMs">;
}

/** Why what is left of a run is skipped, or a part of it. */
export class Skips {
  readonly #options: Pick<RunOptions, "excludes" | "signal">;
  readonly #known: Known;
  #rest: Reason | undefined;
  #plies: Reason | undefined;

  constructor(options: Pick<RunOptions, "excludes" | "signal">, known: Known) {
    this.#options = options;
    this.#known = known;
  }

  /** Skips everything that is left, for the reason that is given first. */
  skipRest(reason: Reason): void {
    this.#rest ??= reason;
  }

  /** Skips everything that is left but the handshake, which asks for no ply. */
  skipPlies(reason: Reason): void {
    this.#plies ??= reason;
  }

  /** Why everything that is left is skipped. */
  get rest(): Reason | undefined {
    return this.#rest;
  }

  /** Whether the run was interrupted, or nothing more is begun. */
  get isOver(): boolean {
    return this.#rest !== undefined || this.#options.signal?.aborted === true;
  }

  /** Why a scenario is skipped that would begin now. */
  why(scenario: Scenario, { doubt }: Pick<How, "doubt">): Reason | undefined {
    const { excludes, signal } = this.#options;
    const excluded = [...excludes].find(([id]) =>
      scenario.id === id || scenario.id.startsWith(`${id}/`)
    );
    if (excluded) return { kind: "excluded", by: excluded[1] };
    if (signal?.aborted) return { kind: "interrupted" };
    if (this.#rest !== undefined) return this.#rest;
    if (this.#plies && !isHandshake(scenario)) return this.#plies;
    const { hangs: { barred }, budget } = this.#known;
    // A short clock cannot tell an engine that hangs from one that is slow.
    const wouldWait = doubt ? mayHang(doubt) : caseKind(scenario) === "last";
    if (barred && wouldWait) return barred;
    return budget.leftMs() <= 0 ? { kind: "budget" } : undefined;
  }
}
