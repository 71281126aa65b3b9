/** A game that goes on after some plies. @module */

import type { MatchPly } from "../../core/mod.ts";
import type { Clocks } from "./watcher.ts";

/** What is known of the plies that are the opening of the game's match. */
export interface Resumed {
  /** The plies as they were made. */
  readonly plies: readonly MatchPly[];
  /** Both clocks after them; fresh ones if absent. */
  readonly clocks?: Clocks;
  /** Whether the start has what the players chose for themselves, which stands. */
  readonly chosen?: true;
}
