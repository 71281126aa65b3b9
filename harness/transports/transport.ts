/** How bytes reach an engine. @module */

import type { Clock, Result, Text } from "../core/mod.ts";

/** An answer of the channel; being late is an answer too. */
export type Received =
  /** A whole frame, with the moment at which its last byte came. */
  | { readonly kind: "frame"; readonly text: string; readonly atMs: number; readonly index: number }
  /** Nothing whole came in time; `partial` is what came of a frame without its end. */
  | { readonly kind: "silence"; readonly waitedMs: number; readonly partial: string }
  /** The engine is gone and everything it said has been received. */
  | {
    readonly kind: "exited";
    readonly code?: number;
    readonly signal?: string;
    readonly atMs: number;
    /** Its last words, when no end of a frame followed them. */
    readonly partial?: string;
  }
  /** It wrote more than the caps allow; it has been killed. */
  | {
    readonly kind: "flooded";
    readonly what: "line" | "stdout" | "stderr";
    readonly bytes: number;
  };

/** How a frame is cut on its way; all of it at once unless told otherwise. */
export interface Delivery {
  /** Lengths of the pieces in bytes, the last one repeated; [1] is byte by byte. */
  readonly pieces?: readonly number[];
  readonly pauseMs?: number;
}

/** An open way to one running engine. */
export interface Channel extends AsyncDisposable {
  /** Writes text as bytes; answers with the moment the last byte was handed over and the log index. */
  send(
    text: string,
    delivery?: Delivery,
  ): Promise<{ readonly atMs: number; readonly index: number }>;
  /** The next frame, or why there is none; frames that came too late for an earlier call are kept. */
  receive(withinMs: number): Promise<Received>;
  /** Closes the engine's input. */
  close(): void;
  /** How long the machine kept the engine or us from running since `sinceMs`: nobody's fault. */
  hinderedMs(sinceMs: number): number;
  /** What the engine has written to stderr so far (capped). */
  stderr(): string;
}

/** Most bytes that an engine may write. */
export interface Caps {
  readonly lineBytes: number;
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
}

/** Caps that no honest engine reaches. */
export const CAPS: Caps = {
  lineBytes: 64 * 1024,
  stdoutBytes: 16 * 1024 * 1024,
  stderrBytes: 16 * 1024 * 1024,
};

/** Where the lines of the wire log go; answers with the entry's index. */
export type Log = (
  from: "harness" | "engine" | "stderr" | "note",
  text: string,
  atMs: number,
) => number;

/** Cuts what has come so far into whole frames; `rest` waits for more. Text is one char per byte. */
export interface Framing {
  (text: string): { readonly frames: readonly string[]; readonly rest: string };
  /** Characters of which one is in every end of a frame; a line feed unless told otherwise. */
  readonly ends?: string;
}

/** What a transport needs to start an engine. */
export interface OpenOptions {
  readonly framing: Framing;
  readonly clock: Clock;
  readonly log: Log;
  readonly caps?: Caps;
}

/** Why an engine could not be started. */
export interface StartFailure {
  readonly kind:
    | "not-found"
    | "not-executable"
    | "wrong-format"
    | "no-interpreter"
    | "library-missing"
    | "other";
  readonly why: Text;
  readonly detail: string;
}

/** Starts an engine anew each time it is asked. */
export type Transport = (options: OpenOptions) => Promise<Result<Channel, StartFailure>>;
