/** The log of a case, which stays small whatever an engine writes. @module */

import type { Clock, Source, WireEntry } from "../../core/mod.ts";
import { LogTail } from "./log_tail.ts";
import type { Log } from "../transport.ts";

/** How much is taken. */
export interface LogLimit {
  readonly entries: number;
  readonly characters: number;
}

/** How much of each source a log takes, so that noise on one does not push out the others. */
export type LogLimits = Readonly<Record<Source, LogLimit>>;

/** Limits that no honest case reaches; together no more than about 1 MiB a case. */
export const LOG_LIMITS: LogLimits = {
  harness: { entries: 2500, characters: 256 * 1024 },
  engine: { entries: 2500, characters: 512 * 1024 },
  stderr: { entries: 1000, characters: 128 * 1024 },
  note: { entries: 500, characters: 128 * 1024 },
};

/** How much of the end of stderr is kept besides: a crash tells its reason last. */
const STDERR_TAIL: LogLimit = { entries: 100, characters: 16 * 1024 };

/** A log that takes no more than its limits. */
export interface CappedLog {
  readonly log: Log;
  /** Writes down how much was left out, and the end of stderr; to be called once, at the end. */
  finish(): void;
}

/** How a log is set up. */
export interface LogOptions {
  readonly clock: Clock;
  readonly limits?: LogLimits;
  /** Which engine the entry that is being written is about, where there are several. */
  readonly of?: () => number;
}

interface Taken {
  entries: number;
  characters: number;
  leftOut: number;
  leftOutCharacters: number;
  /** The index of the note that says that the log is full. */
  note: number | undefined;
}

function nothingTaken(): Readonly<Record<Source, Taken>> {
  const none = { entries: 0, characters: 0, leftOut: 0, leftOutCharacters: 0, note: undefined };
  return { harness: { ...none }, engine: { ...none }, stderr: { ...none }, note: { ...none } };
}

/**
 * A log that hands its entries to `sink`, with times since this call.
 *
 * Once a source is over its limits, a note says so; whatever is left out after that has the
 * note's index.
 */
export function cappedLog(
  sink: (entry: WireEntry) => void,
  { clock, limits = LOG_LIMITS, of }: LogOptions,
): CappedLog {
  const originMs = clock.now();
  const taken = nothingTaken();
  const tail = new LogTail(STDERR_TAIL);
  let next = 0;

  const hand = (entry: WireEntry): number => {
    sink(entry);
    return next++;
  };
  const stamped = (from: Source, text: string, atMs: number): WireEntry => {
    const sinceMs = Math.max(0, atMs - originMs);
    return of
      ? { index: next, atMs: sinceMs, from, text, of: of() }
      : { index: next, atMs: sinceMs, from, text };
  };
  const log: Log = (from, text, atMs) => {
    const so = taken[from];
    if (so.note === undefined && fits(so, text, limits[from])) {
      so.entries++;
      so.characters += text.length;
      return hand(stamped(from, text, atMs));
    }
    so.leftOut++;
    so.leftOutCharacters += text.length;
    if (from === "stderr") tail.add(stamped(from, text, atMs));
    return so.note ??= hand(
      stamped("note", `The log is full: the rest of ${from} is left out`, atMs),
    );
  };
  const finish = (): void => {
    for (const [from, { leftOut, leftOutCharacters }] of Object.entries(taken)) {
      if (leftOut === 0) continue;
      const kept = from === "stderr" ? tail.entries : [];
      const lines = leftOut - kept.length;
      const characters = leftOutCharacters - kept.reduce((sum, { text }) => sum + text.length, 0);
      const amount = `${lines} lines (${characters} characters)`;
      if (characters > 0) {
        hand(stamped("note", `Left out of ${from}: ${amount}`, clock.now()));
      }
      for (const entry of kept) hand({ ...entry, index: next });
    }
  };
  return { log, finish };
}

function fits(so: Taken, text: string, limit: LogLimit): boolean {
  return so.entries < limit.entries && so.characters + text.length <= limit.characters;
}
