/** How a channel and a process hang together. @module */

import type { Confinement } from "../../sandbox/mod.ts";
import type { InboxOptions } from "./inbox.ts";
import type { OpenOptions } from "../transport.ts";

/** How a channel is wired to the process at its other end. */
export interface Wiring {
  readonly mark: string;
  readonly options: OpenOptions;
  readonly confinement?: Confinement;
  /** A program in between tells signal N as code 128 + N. */
  readonly signalsAsCodes?: boolean;
  /** Folders that count as the engine's own, besides that of its confinement. */
  readonly folders?: readonly string[];
  /** Where the protocol's bytes come from. */
  readonly source: InboxOptions["source"];
  /** Whether stdout carries the answers, so that it may be looked at before the event loop is asked. */
  readonly looksFirst?: true;
  /** Takes what comes on stdout, one character per byte. */
  readonly onStdout: (latin1: string, atMs: number) => void;
  /** Whether a relay stands between the engine and us. */
  readonly relayed?: boolean;
  /** Closes the engine's input. */
  readonly close: () => void;
  /** Settles when nothing more will come by other ways than stdout and stderr. */
  readonly heard?: Promise<void>;
  /** Settles when the processes that the engine left behind may be ended. */
  readonly watched?: Promise<void>;
  /** Told once, when everything that will be heard has been heard, before the inbox ends. */
  readonly onLastWords?: (atMs: number) => void;
  /** Closes whatever leads to the process besides its pipes; may be called more than once. */
  readonly onHangUp?: () => void;
}
