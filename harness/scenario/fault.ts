/** What is wrong with a file, where, and what to write instead. @module */

import type { Position } from "./locate.ts";
import type { Advice } from "./say.ts";

/** Something wrong with its place. */
export interface Fault extends Advice {
  readonly at: Position;
}
