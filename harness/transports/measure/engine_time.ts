/** How much of an engine's time others took. @module */

import type { Clock } from "../../core/mod.ts";
import { fairLagMs } from "./fair_lag.ts";
import { lagMs, watchLag } from "./hindrance.ts";
import { type OwnProcesses, ownProcesses, type OwnProcessesOptions } from "./own_processes.ts";
import { OwnWork } from "./own_work.ts";
import { ProcessorWait } from "./processor_wait.ts";
import type { UsageSample } from "./usage.ts";

/** The engine that is timed, and how. */
export interface EngineTimeOptions extends OwnProcessesOptions {
  /** Takes a note for the log. */
  readonly say: (note: string) => void;
  /** By which the engine's answers are timed. */
  readonly clock: Clock;
}

/** Keeps account of what the machine took from an engine, and of what the engine did itself. */
export class EngineTime implements Disposable {
  readonly #processes: OwnProcesses;
  readonly #wait: ProcessorWait;
  readonly #lag = watchLag();
  readonly #work: OwnWork;
  readonly #say: (note: string) => void;
  #leftCores = false;

  /** Begins to watch an engine that has just been started. */
  constructor({ say, clock, ...options }: EngineTimeOptions) {
    this.#say = say;
    this.#work = new OwnWork(() => clock.now());
    this.#processes = ownProcesses(options);
    this.#wait = new ProcessorWait(this.#processes);
    // It may speak before anything is sent to it, and is late or not by the time since its start.
    this.#wait.begin(clock.now());
  }

  /** Remembers how things stand at `atMs`, which is now. */
  note(atMs: number): void {
    this.#wait.note(atMs);
  }

  /** Takes what the engine wrote until this moment; what makes us late then is its own doing. */
  handle(take: (latin1: string, atMs: number) => void, latin1: string): void {
    this.#work.count(take, latin1);
  }

  /** How long others kept the engine or us from running since `sinceMs`. */
  hinderedMs(sinceMs: number, nowMs: number): number {
    const passedMs = Math.max(0, nowMs - sinceMs);
    const shares = this.#wait.shares(sinceMs);
    const handledMs = this.#work.since(sinceMs);
    const lateMs = fairLagMs({ lagMs: lagMs(sinceMs), passedMs, handledMs, ...shares });
    return Math.min(passedMs, lateMs + shares.waitedMs);
  }

  /** How long the engine's busiest thread had a processor since `sinceMs`, at the least. */
  ranMs(sinceMs: number): number {
    return this.#wait.ranSince(sinceMs);
  }

  /** An engine that lowers its own rank, or leaves its cores, does not wait for others. */
  look(look: UsageSample): void {
    for (const pid of this.#processes.choosing(look)) this.#wait.blame(pid);
    const left = this.#leftCores ? undefined : this.#processes.leftCores(look);
    if (left === undefined) return;
    this.#leftCores = true;
    this.#say(`The engine left the cores that it was pinned to: it may run on ${left}`);
  }

  [Symbol.dispose](): void {
    this.#lag[Symbol.dispose]();
  }
}
