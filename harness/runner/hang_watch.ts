/** What a run knows about an engine that may hang: it is waited for once, alone, and not again. @module */

import type { Reason } from "../core/mod.ts";
import type { HangLimits, KnownSilence, ThinkTimes } from "./conversation/mod.ts";

/** A suspicion says nothing of the engine: it is tried again alone, for as long as its clock. */
const IDLE_MS = 6_000;
const BUSY_MS = 6_500;
/** In a case that no client asks for. */
const UNREAL_MS = 1_500;
/** Once it is known that the engine hangs. */
const KNOWN_MS = 1_000;
/** So much longer than its slowest ply so far is suspicious. */
const TIMES_SLOWEST = 3;
/** After so many suspicions that proved wrong no others are raised. */
const MOST_WRONG = 2;

type Barred = Extract<Reason, { kind: "barred" }>;

/** Suspicions, and the hang that was confirmed. */
export class HangWatch {
  readonly #thinkTimes: ThinkTimes;
  readonly #timeScale: number;
  #wrong = 0;
  #suspected = false;
  #barred: Barred | undefined;
  /** Questions that are no plies, and that got no answer, by their words. */
  readonly #unanswered = new Map<string, Barred>();

  constructor(thinkTimes: ThinkTimes, timeScale: number) {
    this.#thinkTimes = thinkTimes;
    this.#timeScale = timeScale;
  }

  /** When a silence is suspicious; soon, once another is; never in a case that runs alone, which is to settle the question. */
  limits(
    { alone, real }: { readonly alone: boolean; readonly real: boolean },
  ): HangLimits | undefined {
    const { slowestMs, startMs = 0 } = this.#thinkTimes;
    const leastMs = TIMES_SLOWEST * Math.max(slowestMs, startMs);
    const atLeast = (ms: number): number => Math.max(ms * this.#timeScale, leastMs);
    const known = { idleMs: atLeast(KNOWN_MS), busyMs: atLeast(KNOWN_MS), known: true } as const;
    if (this.#barred) return known;
    if (alone || this.#wrong >= MOST_WRONG) return undefined;
    // What no client asks for is tried again at the end, so that little depends on it.
    if (!real || this.isOpen) return { idleMs: atLeast(UNREAL_MS), busyMs: atLeast(UNREAL_MS) };
    return { idleMs: atLeast(IDLE_MS), busyMs: atLeast(BUSY_MS) };
  }

  /** Why a case is not waited for that would wait for the same. */
  get barred(): Barred | undefined {
    return this.#barred;
  }

  /** Whether a suspicion is to be settled before another case begins. */
  get isOpen(): boolean {
    return this.#suspected && !this.#barred;
  }

  /** Takes it that an engine beside others seems to hang. */
  suspect(): void {
    this.#suspected = true;
  }

  /** Takes it that an engine that ran alone did hang. */
  confirm(rule: string, scenario: string): void {
    this.#barred ??= { kind: "barred", rule, scenario };
  }

  /** Takes it that an engine that ran alone gave no answer to `asked`. */
  confirmSilence(asked: string, rule: string, scenario: string): void {
    if (!this.#unanswered.has(asked)) {
      this.#unanswered.set(asked, { kind: "barred", rule, scenario });
    }
  }

  /**
   * Whether `asked` is known to get no answer, and how long one is waited for all the same; the
   * scenario that showed it waits in full, whenever it is run.
   */
  silenceAt(asked: string, scenario: string): KnownSilence | undefined {
    const because = this.#unanswered.get(asked);
    if (!because || because.scenario === scenario) return undefined;
    const { slowestMs, startMs = 0 } = this.#thinkTimes;
    const leastMs = TIMES_SLOWEST * Math.max(slowestMs, startMs);
    return { because, withinMs: Math.max(KNOWN_MS * this.#timeScale, leastMs) };
  }

  /** Takes it that all that was suspicious has been tried again alone. */
  close(): void {
    if (this.isOpen) this.#wrong++;
    this.#suspected = false;
  }
}
