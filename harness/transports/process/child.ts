/** A process that we have started, whichever way. @module */

import type { ChildProcess } from "node:child_process";

type Ended = (code: number | null, signal: string | null) => void;

/** What is used of a process of ours; one of the runtime's fits, too. */
export interface Child extends Readonly<Pick<ChildProcess, "stdin" | "stdout" | "stderr">> {
  readonly pid?: number;
  /** The descriptors of our ends of its pipes, where we know them; none of them blocks. */
  readonly ends?: { readonly stdin: number; readonly stdout: number; readonly stderr: number };
  readonly exitCode: number | null;
  readonly signalCode: string | null;
  /** `exit` is its end; `close` follows once its output has been read, too. */
  on(event: "exit" | "close", listener: Ended): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  once(event: "exit" | "close", listener: Ended): unknown;
  once(event: "error", listener: (error: Error) => void): unknown;
}
