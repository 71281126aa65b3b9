/** A wire log as in a real run, but without an end to what it takes. @module */

import type { WireEntry } from "../harness/core/mod.ts";
import { cappedLog, type Log, realClock } from "../harness/transports/mod.ts";

/** A log and all it took. */
export interface Recording {
  readonly log: Log;
  readonly entries: readonly WireEntry[];
}

const ALL = { entries: Infinity, characters: Infinity };

/** Takes everything: a full log would be a cheap one. */
export function recording(): Recording {
  const entries: WireEntry[] = [];
  const limits = { harness: ALL, engine: ALL, stderr: ALL, note: ALL };
  const { log } = cappedLog((entry) => entries.push(entry), { clock: realClock, limits });
  return { log, entries };
}
