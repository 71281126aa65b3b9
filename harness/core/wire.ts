/** The log of what went over the wire in one case. @module */

/** Where a line comes from: one of the two ends, the engine's stderr, or the harness about the talk. */
export type Source = "harness" | "engine" | "stderr" | "note";

/** One line of the log; `text` keeps every byte (see bytes.ts). */
export interface WireEntry {
  /** Its number in the log, from 0. */
  readonly index: number;
  /** Milliseconds since the engine was started. */
  readonly atMs: number;
  /** Where it comes from. */
  readonly from: Source;
  /** What was written, byte by byte. */
  readonly text: string;
  /** Which engine it is about, counted from 0, where there are several. */
  readonly of?: number;
}
