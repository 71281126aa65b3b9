/** Time as the harness needs it. @module */

/** Monotonic time, and a way to let it pass. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Settles after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
