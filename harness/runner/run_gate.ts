/** A gate as one run sees it; time spent waiting there is not counted. @module */

import type { Clock } from "../core/mod.ts";
import type { Gate } from "./gate.ts";

/** Lets the cases of one run through a gate, and knows how long none of them could do anything. */
export class RunGate {
  readonly #gate: Gate | undefined;
  readonly #clock: Clock;
  #waiting = 0;
  #inside = 0;
  #waitedMs = 0;
  #sinceMs: number | undefined;

  constructor({ gate, clock }: { readonly gate?: Gate; readonly clock: Clock }) {
    this.#gate = gate;
    this.#clock = clock;
  }

  /** Runs `work` as soon as the gate lets it in, alone where it must be. */
  pass<Value>(alone: boolean, work: () => Promise<Value>): Promise<Value> {
    if (!this.#gate) return work();
    this.#count(1, 0);
    const inside = async (): Promise<Value> => {
      this.#count(-1, 1);
      try {
        return await work();
      } finally {
        this.#count(0, -1);
      }
    };
    return alone ? this.#gate.exclusive(inside) : this.#gate.shared(inside);
  }

  /** How long the run stood before the gate with all its cases. */
  waitedMs(): number {
    return this.#waitedMs + (this.#sinceMs === undefined ? 0 : this.#clock.now() - this.#sinceMs);
  }

  #count(waiting: number, inside: number): void {
    this.#waitedMs = this.waitedMs();
    this.#waiting += waiting;
    this.#inside += inside;
    const stands = this.#waiting > 0 && this.#inside === 0;
    this.#sinceMs = stands ? this.#clock.now() : undefined;
  }
}
