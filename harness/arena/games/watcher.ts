/** What can be seen of a game while it is played. @module */

import type { Foul, MatchPly, PlayerIndex, WireEntry } from "../../core/mod.ts";
import type { GameClock } from "../../referee/mod.ts";

/** Both clocks, in the order of the players; a built-in opponent's never runs. */
export type Clocks = readonly [GameClock, GameClock];

/** Hears of everything in one game, in order and at once. */
export interface GameWatcher {
  /** The first position is known. */
  begun?(setup: string): void;
  /** A player is asked for a ply; both clocks as they are then. */
  asked?(player: PlayerIndex, clocks: Clocks): void;
  made?(ply: MatchPly): void;
  /** A rule was broken; again for each time, with the count. */
  foul?(foul: Foul): void;
  wire?(entry: WireEntry): void;
  /** This attempt at the game is over; the game may be tried again. */
  ended?(): void;
}
