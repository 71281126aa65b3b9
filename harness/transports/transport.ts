/** How bytes reach an engine. @module */

import type { Clock, Doing, Framing, Launch, Localized, Result, Text, Used } from "../core/mod.ts";

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
    /** What it used too much of, in words; it was ended for that. */
    readonly excess?: Localized;
    readonly atMs: number;
    /** Its last words, when no end of a frame followed them. */
    readonly partial?: string;
  }
  /** It wrote more than the caps allow; it has been killed. */
  | {
    readonly kind: "flooded";
    readonly what: "line" | "stdout" | "socket";
    readonly bytes: number;
    /** Where the beginning of a line without an end was written down. */
    readonly entries?: readonly number[];
  }
  /**
   * There is no connection, though the engine runs; everything it said before has been received.
   * Asked again, the channel waits for the exit and, if there is none in time, says the same.
   */
  | {
    readonly kind: "disconnected";
    readonly how: Disconnection;
    /** The addresses: where it was expected and where it was seen. */
    readonly detail: string;
    readonly atMs: number;
    /** Its last words, when no end of a frame followed them. */
    readonly partial?: string;
  }
  /** It did something that is no answer and changes none; told once. */
  | { readonly kind: "oddity"; readonly what: "connected-twice"; readonly detail: string };

/**
 * How a connection ended or did not come about: none within the time for it, or one to another
 * port or host; closed in order (FIN), or torn down (RST).
 */
export type Disconnection = "never-connected" | "wrong-port" | "wrong-host" | "closed" | "reset";

/** How a frame is cut on its way; all of it at once unless told otherwise. */
export interface Delivery {
  /** Lengths of the pieces in bytes, the last one repeated; [1] is byte by byte. */
  readonly pieces?: readonly number[];
  readonly pauseMs?: number;
  /** Whether a pause ends once it is certain that the engine has read the piece before it. */
  readonly untilRead?: boolean;
  /** How long to wait until the engine has read it all, so that what follows is a read of its own. */
  readonly readWithinMs?: number;
  /** How long to wait, where the kernel tells, until the engine has read what was sent before it. */
  readonly afterReadMs?: number;
}

/** When the last byte was handed over, and the index of the log's last entry. */
export interface Sent {
  readonly atMs: number;
  readonly index: number;
}

/** A whole frame that came. */
export type Frame = Extract<Received, { kind: "frame" }>;

/** An open way to one running engine. */
export interface Channel extends AsyncDisposable {
  /** Writes text as bytes; a promise where not all of it is taken at once. */
  send(text: string, delivery?: Delivery): Sent | Promise<Sent>;
  /**
   * The next frame where it is here already, or comes within the millisecond that a look may take,
   * and nothing else is to be told before; then `receive` need not be waited for. A wrapper that
   * changes `receive` must hide or change this, too.
   */
  takeFrame?(): Frame | undefined;
  /** Takes what has come of an unfinished frame for a whole one, which is over for other reasons. */
  takeRest?(): Frame | undefined;
  /** The next frame, or why there is none; frames that came too late for an earlier call are kept. */
  receive(withinMs: number): Promise<Received>;
  /** Settles once the engine has connected, or will not; absent where it need not. */
  readonly met?: Promise<void>;
  /** The engine writes to a terminal, which keeps nothing back. */
  readonly terminal?: boolean;
  /** Closes the engine's input; what it still says is heard. */
  close(): void;
  /** Goes away in both directions, as a client does that ends; absent where there is no connection. */
  hangUp?(): void;
  /** How long the machine kept the engine or the harness from running since `sinceMs`. */
  hinderedMs(sinceMs: number): number;
  /** Whether this attempt decides: then an answer in time but for that is in time, else it is open. */
  isFinal?: boolean;
  /** How long the engine's busiest thread had a processor since `sinceMs`, at the least. */
  ranMs?(sinceMs: number): number;
  /** What the engine has written to stderr so far (its beginning and its end). */
  stderr(): string;
  /** How many bytes the engine has written to stderr so far. */
  stderrBytes(): number;
  /** Lays a file into the engine's folder until the channel is closed, where it has one. */
  place?(name: string, text: string): Promise<void>;
  /** What is in the file of its launch by now; undefined where there is none. */
  readFile?(): Promise<string | undefined>;
  /** What the engine has printed so far where stdout is not the protocol's (capped). */
  stdout?(): string;
  /**
   * Processor time that the engine, with all it started, has used so far, in steps of 10 ms;
   * undefined where nothing is counted or no process of it runs any more.
   */
  cpuMs?(): number | undefined;
  /** What the engine is doing at this moment; undefined where that cannot be seen. */
  doing?(): Doing | undefined;
  /**
   * A mark that stays the same as long as no thread of the engine goes on, while none can without
   * input; undefined where one may still act by itself, or where that cannot be seen.
   */
  stillness?(): string | undefined;
  /** What the engine, with all it started, has used as far as was seen; told after its end, too. */
  used?(): Used | undefined;
}

/** Most bytes that an engine may write; stderr is its own and has no limit. */
export interface Caps {
  readonly lineBytes: number;
  readonly stdoutBytes: number;
}

/** Caps that no honest engine reaches. */
export const CAPS: Caps = {
  lineBytes: 64 * 1024,
  stdoutBytes: 16 * 1024 * 1024,
};

/** Where the lines of the wire log go; answers with the entry's index. */
export type Log = (
  from: "harness" | "engine" | "stderr" | "note",
  text: string,
  atMs: number,
) => number;

/** What a transport needs to start an engine. */
export interface OpenOptions {
  readonly framing: Framing;
  readonly clock: Clock;
  readonly log: Log;
  readonly caps?: Caps;
  readonly launch?: Launch;
  /** Which side the engine is going to play first, where its port depends on that. */
  readonly side?: "first" | "second";
  /** The first player's port and the second's, in place of those that the transport would take. */
  readonly ports?: readonly number[];
  /** In a terminal, where the transport has one to give. */
  readonly terminal?: true;
}

/** Why an engine could not be started. */
export interface StartFailure {
  readonly kind:
    | "not-found"
    | "not-executable"
    | "wrong-format"
    | "no-interpreter"
    | "library-missing"
    /** The machine lacked the resources to start it: the engine is not to blame. */
    | "exhausted"
    | "other";
  readonly why: Text;
  readonly detail: string;
  /** The reason has the detail in the reader's language, so that it is not shown again. */
  readonly isDetailTold?: true;
}

/** Starts an engine anew each time it is asked. */
export type Transport = (options: OpenOptions) => Promise<Result<Channel, StartFailure>>;
