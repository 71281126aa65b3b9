/** How long a silent engine is waited for on a machine that takes its time away. @module */

/** So many times its time, at most, a silent engine is waited for. */
const MOST_TIMES = 4;
/** So many times, where it uses the processor for a ply: what it ran is proof, once that is enough. */
const MOST_TIMES_SPINNING = 40;

/** The longest wait for an answer that may take `allowedMs`; `lastsMs` is when the run's time is up. */
export function longestSilenceMs(
  allowedMs: number,
  { spins, lastsMs }: { readonly spins: boolean; readonly lastsMs: number },
): number {
  const usualMs = MOST_TIMES * allowedMs;
  return spins ? Math.max(usualMs, Math.min(lastsMs, MOST_TIMES_SPINNING * allowedMs)) : usualMs;
}
