/** How what a scenario writes down is put in other words that test the same. @module */

import type { GameSettings, Side } from "./game.ts";

/** A game as a scenario begins it. */
export interface ScenarioGame {
  /** The side that the engine plays. */
  readonly engine: Side;
  readonly setup?: string;
  readonly opening: readonly string[];
  /** Limits of the game: plies that are added would come nearer to them. */
  readonly settings?: GameSettings;
}

/** Each answers undefined for what it cannot change: then the scenario stays as it is written. */
export interface Variation {
  game(written: ScenarioGame): ScenarioGame | undefined;
  /** Whether a greeting with these options goes with any position. */
  greets?(options: Readonly<Record<string, string>>): boolean;
  /** What is sent to the engine, after all that was sent to it before, as it is written. */
  frame(text: string, before: readonly string[]): string | undefined;
  /** A value that an answer to all this is held to, or a pattern. */
  answer(text: string, before: readonly string[]): string | undefined;
}

/** What a scenario says and which rules it is about. */
export interface ScenarioWords {
  /** All that is sent, and all plies of openings. */
  readonly said: readonly string[];
  readonly rules: readonly string[];
}

/** Draws a variation for a scenario. */
export type DrawVariation = (random: () => number, written: ScenarioWords) => Variation;
