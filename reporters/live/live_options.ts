/** Where a job is shown while it goes on. @module */

import type { Language } from "../../harness/core/mod.ts";

/** Where to write, and what the place can show. */
export interface LiveOptions {
  readonly write: (text: string) => void;
  readonly colour: boolean;
  /** A progress line can be rewritten in place. */
  readonly terminal: boolean;
  readonly width: number;
  readonly language: Language;
  /** Shows every line of the wire. */
  readonly verbose?: boolean;
  /** Milliseconds since any moment, to estimate what is left. */
  readonly now?: () => number;
}
