/** What is wrong with a file, where, and what to write instead. @module */

import type { Position } from "./locate.ts";

/** Something wrong with its place. */
export interface Fault {
  readonly at: Position;
  readonly message: string;
  readonly fix: string;
}
