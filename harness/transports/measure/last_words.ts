/** How long a program's last words may take once it has ended. @module */

import { lagMs } from "./hindrance.ts";

/** A child of the program may hold its output open for ever. */
export const LAST_WORDS_MS = 250;
/** So often a machine may keep us from listening meanwhile. */
const MOST_ROUNDS = 20;
/** Less than this is left to a timer's own inexactness. */
const LEAST_MS = 1;

/**
 * Calls `onUp` once the time is up in which last words may come, unless it is disposed of before.
 * Time in which we were late ourselves does not count, as long as the lag is watched.
 */
export function lastWordsTimer(onUp: () => void): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (leftMs: number, rounds: number): void => {
    const sinceMs = performance.now();
    timer = setTimeout(() => {
      const stillMs = leftMs - (performance.now() - sinceMs - lagMs(sinceMs));
      if (stillMs <= LEAST_MS || rounds === 0) onUp();
      else wait(stillMs, rounds - 1);
    }, leftMs);
  };
  wait(LAST_WORDS_MS, MOST_ROUNDS);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
