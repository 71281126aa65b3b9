/** Time as it really passes. @module */

import type { Clock } from "../../core/mod.ts";
import { nowMs } from "../process/monotonic.ts";

/** The clock of this machine, monotonic. */
export const realClock: Clock = {
  now: nowMs,
  sleep(ms, signal) {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_MS));
      signal?.addEventListener("abort", wake);
    });
  },
};

// Beyond this, timers fire at once.
const LONGEST_MS = 2 ** 31 - 1;
