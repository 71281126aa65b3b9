/** How much of the harness's own lateness is not the engine's doing. @module */

/** What is known about a stretch of time. */
export interface LagFacts {
  /** How long our event loop was late. */
  readonly lagMs: number;
  readonly passedMs: number;
  /** For how long of it we were ready to run and had no processor. */
  readonly harnessWaitedMs: number;
  /** Processor time of the engine's own processes. */
  readonly ranMs: number;
  /** How long we were busy with what the engine wrote. */
  readonly handledMs?: number;
  /** How many processors there are. */
  readonly cores?: number;
}

/**
 * The lateness that counts for the engine. Where we waited for a processor that the engine's own
 * processes kept busy, it made us late itself, so that only the rest of the processors' time counts.
 * It also made us late itself as long as we were busy with what it wrote.
 */
export function fairLagMs(facts: LagFacts): number {
  const { lagMs, passedMs, harnessWaitedMs, ranMs, handledMs = 0 } = facts;
  const { cores = navigator.hardwareConcurrency } = facts;
  const contendedMs = Math.min(lagMs, harnessWaitedMs);
  const busyMs = lagMs - contendedMs;
  const ofOthersMs = Math.max(0, cores * passedMs - ranMs);
  return Math.max(0, busyMs - handledMs) + Math.min(contendedMs, ofOthersMs);
}
