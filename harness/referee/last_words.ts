/** What a program that died said of it on stderr. @module */

import { fill, type Localized, visible, withoutColours } from "../core/mod.ts";

/** How a process ended. */
export interface ProcessFate {
  readonly code?: number;
  readonly signal?: string;
  /** What it used too much of; it was ended for that. */
  readonly excess?: Localized;
}

/** The most of stderr that is looked at, from its end. */
const MOST = 20_000;
/** The most characters of a line; a line that fits is shown whole. */
const LONGEST = 1_000;
/** How many lines that name an error, and how many from the end. */
const MOST_TELLING = 3;
const MOST_LAST = 2;

/** Lines that only say where, or that belong to every crash. */
const NOISE =
  /^(?:\s|#\d|\d+: |at |note: |File "|\^|Stack backtrace|stack backtrace|==\d+==(?:ABORTING|\s|$)|Aborted|[-=]+$)|^$/;
const TELLING =
  /what\(\)|error|exception|assert|panic|abort|fault|sanitizer|terminate|overflow|core dumped|^Traceback/i;
/** Lines that tell the cause though they are indented. */
const CAUSE = /^\s+what\(\):/;

/** The decisive lines of stderr in their order: those that name an error, and the last ones. */
export function lastWords(stderr: string): readonly string[] {
  const lines = endOf(stderr).split("\n").map((line) => line.trimEnd())
    .filter((line) => CAUSE.test(line) || !NOISE.test(line));
  const telling = lines.flatMap((line, at) => TELLING.test(line.slice(0, LONGEST)) ? [at] : []);
  const chosen = new Set(telling.slice(-MOST_TELLING));
  for (const at of lines.keys()) if (at >= lines.length - MOST_LAST) chosen.add(at);
  return lines.filter((_, at) => chosen.has(at)).map((line) => visible(line.trim(), LONGEST));
}

/** What tells one end of a program from another: its signal or code, and its decisive words. */
export function causeOf({ code, signal, excess }: ProcessFate, stderr: string): string {
  const fate = excess ? "excess" : signal ?? `exit ${code ?? "?"}`;
  return [fate, ...lastWords(stderr)].join("\n").replaceAll(VARYING, "#");
}

/** Addresses and numbers of processes differ from run to run. */
const VARYING = /0x[0-9a-f]+|==\d+==|\b\d{4,}\b/gi;

/** What happened, followed by the decisive lines of stderr, each on a line of its own. */
export function withLastWords(what: Localized, stderr: string): Localized {
  const words = lastWords(stderr);
  return words.length === 0 ? what : fill(WITH_WORDS, { what, words: words.join("\n") });
}

const WITH_WORDS: Localized = {
  en: "{what}; stderr: {words}",
  zh: "{what}；stderr：{words}",
  ja: "{what}；stderr：{words}",
};

const CRASH =
  /^Traceback \(most recent call last\)|^Exception in thread|^Unhandled exception|AddressSanitizer|runtime error:|panicked at|^terminate called|^error: Uncaught|^panic: |^fatal error: |Segmentation fault|core dumped/m;

/** Whether a process did not leave of its own will: a signal, or the words of a runtime that gave up. */
export function isCrash({ code, signal }: ProcessFate, stderr: string): boolean {
  return signal !== undefined || (code !== 0 && CRASH.test(endOf(stderr)));
}

function endOf(stderr: string): string {
  return withoutColours(stderr.slice(-MOST));
}
