/** Turns for the rest of this process while built-in opponents think. @module */

const EVERY_MS = 15;

/**
 * Lets timers, connections and signals have a turn, a few times per second of thinking: two
 * built-in opponents never wait for anything, and would keep Ctrl-C and viewers waiting.
 */
export function regularYield(now: () => number = () => performance.now()): () => Promise<void> {
  let lastMs = now();
  return async () => {
    if (now() - lastMs < EVERY_MS) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    lastMs = now();
  };
}
