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
  /** How many processors there are. */
  readonly cores?: number;
}

/**
 * The lateness that counts for the engine. Where we waited for a processor that the engine's own
 * processes kept busy, it made us late itself, so that only the rest of the processors' time counts.
 */
export function fairLagMs(
  { lagMs, passedMs, harnessWaitedMs, ranMs, cores = navigator.hardwareConcurrency }: LagFacts,
): number {
  const contendedMs = Math.min(lagMs, harnessWaitedMs);
  const ofOthersMs = Math.max(0, cores * passedMs - ranMs);
  return lagMs - contendedMs + Math.min(contendedMs, ofOthersMs);
}
