/** How the time of a run is divided among its cases. @module */

import type { Clock } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { ThinkTimes } from "./conversation/mod.ts";
import { costOf } from "./cost.ts";
import type { RunGate } from "./run_gate.ts";
import type { RunOptions } from "./run_options.ts";

/** A game leaves at most this part of the time that it finds to what is asked after it. */
const MOST_HELD = 1 / 2;

/** What a budget depends on as the run goes on. */
interface Course {
  /** Time at the gate is not the run's. */
  readonly gate: Pick<RunGate, "waitedMs">;
  readonly thinkTimes: ThinkTimes;
  /** Whether the engine fails by its time, whatever else it is asked. */
  readonly isKnownSlow: () => boolean;
}

/** The time of a run, and what is still to be done in it. */
export class Budget {
  readonly #clock: Clock;
  readonly #budgetMs: number;
  readonly #course: Course;
  readonly #startedMs: number;
  /** Scenarios whose verdict is still open. */
  readonly #open: Set<Scenario>;

  constructor(
    { clock, budgetMs, scenarios }: Pick<RunOptions, "clock" | "budgetMs" | "scenarios">,
    course: Course,
  ) {
    this.#clock = clock;
    this.#budgetMs = budgetMs;
    this.#course = course;
    this.#startedMs = clock.now();
    this.#open = new Set(scenarios);
  }

  /** How long the run has lasted, without the time at the gate. */
  elapsedMs(): number {
    return this.#clock.now() - this.#startedMs - this.#course.gate.waitedMs();
  }

  /** Milliseconds until the run's time is up. */
  leftMs(): number {
    return Math.max(0, this.#budgetMs - this.elapsedMs());
  }

  /** Takes it that a scenario has its verdict. */
  close(scenario: Scenario): void {
    this.#open.delete(scenario);
  }

  /**
   * How long a game that begins now may go on asking for plies. One that runs alone leaves the
   * other games their parts, and every game leaves time for what is asked after it.
   */
  partOf({ game }: Scenario, { alone }: { readonly alone: boolean }): (() => number) | undefined {
    if (!game || this.#budgetMs === Infinity) return undefined;
    const games = alone ? [...this.#open].filter((one) => one.game).length : 1;
    const beganMs = this.leftMs();
    return () => (beganMs - this.#heldMs(beganMs)) / Math.max(1, games) - (beganMs - this.leftMs());
  }

  /** What a game that finds so much time keeps for scenarios that are no games and still open. */
  #heldMs(foundMs: number): number {
    const { thinkTimes: { slowestMs }, isKnownSlow } = this.#course;
    if (isKnownSlow()) return 0;
    const plies = [...this.#open].filter(({ game }) => !game).reduce(
      (sum, { steps }) => sum + 1 + costOf(steps),
      0,
    );
    return Math.min(plies * slowestMs, foundMs * MOST_HELD);
  }
}
