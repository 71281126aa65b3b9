/** A timer at a descriptor, which ends waits for pipes (Linux). @module */

import { cFunctions } from "./c_library.ts";

/** Can be read once its time is up. */
export interface TurnTimer {
  readonly descriptor: number;
  /** Begins its time anew; whether the system agrees. */
  readonly begin: () => boolean;
}

/**
 * A time limit for each wait would have the processor's own timer set each time, which can take
 * longer than an exchange over pipes; this one is set for many. Undefined where it cannot be had.
 */
export function turnTimer(ms: number): TurnTimer | undefined {
  const calls = cFunctions({
    timerfd_create: { parameters: ["i32", "i32"], result: "i32" },
    timerfd_settime: { parameters: ["i32", "i32", "buffer", "pointer"], result: "i32" },
  });
  const descriptor = calls?.timerfd_create(MONOTONIC, CLOSE_ON_EXEC | NON_BLOCKING) ?? -1;
  if (!calls || descriptor < 0) return undefined;
  // How often again: never; and in how long: seconds, and nanoseconds.
  const time = new BigInt64Array([0n, 0n, 0n, BigInt(ms * NS_PER_MS)]);
  return {
    descriptor,
    begin: () => calls.timerfd_settime(descriptor, RELATIVE, time, null) === 0,
  };
}

const MONOTONIC = 1;
const CLOSE_ON_EXEC = 0o2000000;
const NON_BLOCKING = 0o4000;
const RELATIVE = 0;
const NS_PER_MS = 1e6;
