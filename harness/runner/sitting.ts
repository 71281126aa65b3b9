/** One engine in a game under way. @module */

import { freshClock, type GameClock } from "../referee/mod.ts";
import type { PlayStep } from "../scenario/mod.ts";
import { clockRule } from "./play_clock.ts";
import type { Stage } from "./stage.ts";

/** One engine in a game under way. */
export interface Sitting {
  readonly step: PlayStep;
  readonly stage: Stage;
  readonly random: () => number;
  clock: GameClock;
  plies: number;
  /** How many plies the engine made itself. */
  own?: number;
  /** How many plies the opponent made after the opening. */
  replied?: number;
  /** Answers that are still to come to what went out ahead of the next question. */
  owed?: number;
  /** How many illegal plies of the engine were replaced. */
  amended?: number;
  /** Rules that earlier plies of this game have put to the test. */
  readonly staked: Set<string>;
  /** Situations of which an earlier ply of this game was told, by who was to move in them. */
  readonly situated: Set<string>;
}

/** An engine about to play, its clock untouched. */
export function sitting(step: PlayStep, stage: Stage, random: () => number): Sitting {
  const clock = freshClock(clockRule(step));
  return { step, stage, random, clock, plies: 0, staked: new Set(), situated: new Set() };
}
