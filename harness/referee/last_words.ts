/** What a program that died said of it on stderr. @module */

import type { Localized } from "../core/mod.ts";

/** How a process ended. */
export interface Fate {
  readonly code?: number;
  readonly signal?: string;
  /** What it used too much of; it was ended for that. */
  readonly excess?: Localized;
}

/** The most of stderr that is looked at, from its end. */
const MOST = 20_000;
const LONGEST = 200;

/** Lines that only say where, or that belong to every crash. */
const NOISE =
  /^(?:\s|#\d|\d+: |at |note: |File "|\^|Stack backtrace|stack backtrace|Traceback|==\d+==(?:ABORTING|\s|$)|Aborted|[-=]+$)|^$/;
const TELLING = /error|exception|assert|panic|abort|fault|sanitizer|terminate|overflow/i;

/** The line of stderr that tells most: the last that names an error, or else the last. */
export function lastWords(stderr: string): string | undefined {
  const lines = stderr.slice(-MOST).split("\n").map((line) => line.trimEnd())
    .filter((line) => !NOISE.test(line));
  const words = lines.findLast((line) => TELLING.test(line.slice(0, LONGEST))) ?? lines.at(-1);
  return words?.slice(0, LONGEST);
}

const CRASH =
  /^Traceback \(most recent call last\)|^Exception in thread|^Unhandled exception|AddressSanitizer|runtime error:|panicked at|^terminate called|^error: Uncaught/m;

/** Whether a process did not leave of its own will: a signal, or the words of a runtime that gave up. */
export function isCrash({ code, signal }: Fate, stderr: string): boolean {
  return signal !== undefined || (code !== 0 && CRASH.test(stderr.slice(-MOST)));
}
