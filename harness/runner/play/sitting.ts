/** One engine in a game under way. @module */

import type { Finding, PlyFacts } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import type { GameClock } from "../../referee/mod.ts";
import type { PlayStep } from "../../scenario/mod.ts";
import type { TalkStage } from "./talk_stage.ts";

/** What is demanded of plies besides the rules of the game and the clock; nothing in a match. */
export type PlyDemands = Pick<PlayStep, "delivery" | "else" | "withinMs" | "left">;

/** A ply, and what is known of its time. */
export interface PlyMade {
  readonly ply: string;
  readonly thinkMs?: number;
  /** How long it might have taken. */
  readonly limitMs?: number;
  readonly entry?: number;
  /** It stands in the place of an illegal ply. */
  readonly amended?: true;
  /** What that one broke and no finding tells of. */
  readonly untold?: readonly string[];
}

/** One engine in a game under way. */
export interface Sitting {
  readonly side: Side;
  readonly stage: TalkStage;
  readonly manner: PlyDemands;
  clock: GameClock;
  plies: number;
  /** How many plies the engine made itself. */
  own?: number;
  /** Answers that are still to come to what went out ahead of the next question. */
  owed?: number;
  /** Is called with plies and resignations, where they are events. */
  readonly emit?: (ply: PlyFacts) => void;
  /** A legal ply in place of one with these faults; absent where none is replaced. */
  readonly replace?: (faults: readonly Finding[]) => PlyMade | undefined;
}
