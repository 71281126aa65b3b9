/** The log of a case, which stays small whatever an engine writes. @module */

import type { Clock, Source, WireEntry } from "../core/mod.ts";
import type { Log } from "./transport.ts";

/** How much of each source a log takes, so that noise on one does not push out the others. */
export type LogLimits = Readonly<
  Record<Source, { readonly entries: number; readonly characters: number }>
>;

/** Limits that no honest case reaches; together no more than about 1 MiB a case. */
export const LOG_LIMITS: LogLimits = {
  harness: { entries: 2500, characters: 256 * 1024 },
  engine: { entries: 2500, characters: 512 * 1024 },
  stderr: { entries: 1000, characters: 128 * 1024 },
  note: { entries: 500, characters: 128 * 1024 },
};

/** A log that takes no more than its limits. */
export interface CappedLog {
  readonly log: Log;
  /** Writes down how much was left out; to be called once, at the end. */
  finish(): void;
}

interface Taken {
  entries: number;
  characters: number;
  leftOut: number;
  leftOutCharacters: number;
}

/**
 * A log that hands its entries to `sink`, with times since this call.
 *
 * Once a source is over its limits, a note says so; whatever is left out after that has the
 * note's index.
 */
export function cappedLog(
  sink: (entry: WireEntry) => void,
  { clock, limits = LOG_LIMITS }: { readonly clock: Clock; readonly limits?: LogLimits },
): CappedLog {
  const originMs = clock.now();
  const taken = new Map<Source, Taken>();
  const notes = new Map<Source, number>();
  let next = 0;

  const write = (from: Source, text: string, atMs: number): number => {
    sink({ index: next, atMs: Math.max(0, atMs - originMs), from, text });
    return next++;
  };
  const log: Log = (from, text, atMs) => {
    const so = taken.get(from) ?? { entries: 0, characters: 0, leftOut: 0, leftOutCharacters: 0 };
    taken.set(from, so);
    const note = notes.get(from);
    if (note === undefined && fits(so, text, limits[from])) {
      so.entries++;
      so.characters += text.length;
      return write(from, text, atMs);
    }
    so.leftOut++;
    so.leftOutCharacters += text.length;
    const full = note ?? write("note", `The log is full: the rest of ${from} is left out`, atMs);
    notes.set(from, full);
    return full;
  };
  const finish = (): void => {
    for (const [from, { leftOut, leftOutCharacters }] of taken) {
      if (leftOut === 0) continue;
      const amount = `${leftOut} lines (${leftOutCharacters} characters)`;
      write("note", `Left out of ${from}: ${amount}`, clock.now());
    }
  };
  return { log, finish };
}

function fits(so: Taken, text: string, limit: LogLimits[Source]): boolean {
  return so.entries < limit.entries && so.characters + text.length <= limit.characters;
}
