/** One engine in a game that a scenario's step asks for. @module */

import type { PlayStep } from "../scenario/mod.ts";
import type { Sitting } from "./play/mod.ts";
import type { Stage } from "./stage.ts";

/** One engine in a game that a scenario's step asks for. */
export interface StepSitting extends Sitting {
  readonly step: PlayStep;
  readonly stage: Stage;
  readonly random: () => number;
  /** How often it was the engine's turn, and how long the engine thought in all. */
  turns?: number;
  thoughtMs?: number;
  /** How long the engine took at most to take in a ply. */
  slowestMs?: number;
  /** How many plies the opponent made after the opening. */
  replied?: number;
  /** How many illegal plies of the engine were replaced. */
  amended?: number;
  /** Rules that earlier plies of this game have put to the test. */
  readonly staked: Set<string>;
  /** Situations that an earlier ply of this game has told, by the side to move in them. */
  readonly situated: { readonly asked: Set<string>; readonly reached: Set<string> };
}
