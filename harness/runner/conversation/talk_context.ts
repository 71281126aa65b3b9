/** What a talk with an engine needs from the job around it. @module */

import type { Clock, Reason } from "../../core/mod.ts";
import type { AnyPairing } from "../../referee/mod.ts";

/** How long the engine took for its plies so far, over all cases. */
export interface ThinkTimes {
  plies: number;
  ms: number;
  /** The longest time that a ply took. */
  slowestMs: number;
  /** The longest time that a first answer took, or one that is no ply: an engine needs most of it to start. */
  startMs?: number;
  /** How much processor time the engine had used by then, where that is counted. */
  startCpuMs?: number;
}

/** The same for plies that took so long. */
export function thinkTimesOf(ms: readonly number[] = []): ThinkTimes {
  return {
    plies: ms.length,
    ms: ms.reduce((sum, one) => sum + one, 0),
    slowestMs: ms.reduce((most, one) => Math.max(most, one), 0),
  };
}

/** How long a silence may last before it is suspicious. */
export interface HangLimits {
  /** Where the engine does not use its processor. */
  readonly idleMs: number;
  /** Where it does. */
  readonly busyMs: number;
  /** The engine is known to hang: others may go on as soon as it does nothing. */
  readonly known?: true;
}

/** What is known of a question that got no answer in another case. */
export interface KnownSilence {
  readonly because: Extract<Reason, { kind: "barred" }>;
  /** How long an answer is waited for that may come all the same. */
  readonly withinMs: number;
}

/** A pairing and a clock, with how long an answer may be waited for. */
export interface TalkContext {
  readonly pairing: AnyPairing;
  readonly clock: Clock;
  /** Stretches every limit: 2 doubles all times. */
  readonly timeScale: number;
  /** Milliseconds until the job's budget is used up; Infinity without one. */
  readonly budgetLeftMs: () => number;
  /** The most of the budget that one answer may take: one that never comes must not take all. */
  readonly shareMs: number;
  /** When the silence of an engine that has the move is suspicious; never where there are none. */
  readonly hangLimits?: () => HangLimits | undefined;
  /** When any silence is, where it was waited for in full before. */
  readonly silence?: HangLimits;
  /** What is known of a question that is no ply, by its words. */
  readonly silenceAt?: (asked: string) => KnownSilence | undefined;
  readonly thinkTimes: ThinkTimes;
  /** Lets other work go on while this only waits. */
  readonly lend?: <Value>(wait: () => Promise<Value>) => Promise<Value>;
}
