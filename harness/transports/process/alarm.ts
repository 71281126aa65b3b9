/** Waits that mostly end early. @module */

import type { Clock } from "../../core/mod.ts";

/** How an alarm is set up. */
export interface AlarmOptions {
  readonly clock: Clock;
  /**
   * Leaves its timer running when a wait ends early, for the waits to come: starting and stopping
   * one costs as much as reading a line. The caller must call `stop` in the end.
   */
  readonly lasting?: boolean;
}

/** Lets one caller wait until a time is up or `ring` is called; a new wait ends the one before. */
export class Alarm {
  readonly #options: AlarmOptions;
  #asleep: AbortController | undefined;
  #asleepUntilMs = Infinity;
  #deadlineMs = 0;
  #wake: (() => void) | undefined;

  /** An alarm without a waiting caller. */
  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Calls `wake` once, after `ms` from `nowMs` on or as soon as `ring` is called. */
  wait(ms: number, { nowMs, wake }: { readonly nowMs: number; readonly wake: () => void }): void {
    this.#deadlineMs = nowMs + Math.max(ms, 0);
    this.#wakeCaller();
    this.#wake = wake;
    if (!this.#asleep || this.#asleepUntilMs > this.#deadlineMs) this.#sleep(ms);
  }

  /** Ends the wait, if there is one. */
  ring(): void {
    if (!this.#options.lasting) this.stop();
    this.#wakeCaller();
  }

  #wakeCaller(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  /** Stops the timer; a caller that waits now waits until `ring` is called. */
  stop(): void {
    // With a reason of our own: the usual one is an error, and its stack trace costs more than a timer.
    this.#asleep?.abort(STOPPED);
    this.#asleep = undefined;
  }

  async #sleep(ms: number): Promise<void> {
    this.stop();
    const asleep = new AbortController();
    this.#asleep = asleep;
    this.#asleepUntilMs = this.#deadlineMs;
    await this.#options.clock.sleep(ms, asleep.signal);
    if (asleep.signal.aborted) return;
    this.#asleep = undefined;
    if (!this.#wake) return;
    // A wait that began after the timer is not over yet.
    const leftMs = this.#deadlineMs - this.#options.clock.now();
    if (this.#deadlineMs > this.#asleepUntilMs && leftMs > 0) this.#sleep(leftMs);
    else this.ring();
  }
}

const STOPPED = "stopped";
