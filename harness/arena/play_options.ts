/** How matches and contests are played. @module */

import type { Language, MatchClock, MatchStart, SprtTest } from "../core/mod.ts";
import type { SandboxOptions } from "../surroundings/mod.ts";

/** How games are played, by any players. */
export interface PlayOptions {
  readonly games: number;
  readonly swap: boolean;
  readonly seed: number;
  readonly clock: MatchClock;
  readonly settings: Readonly<Record<string, number>>;
  /** Whether engines hear of the settings, where the real platform does not say them. */
  readonly tellSettings: boolean;
  /** A file with the start of every game. */
  readonly board?: string;
  readonly start?: MatchStart;
  /** A file with openings for the pairs of games. */
  readonly openingsFile?: string;
  readonly openings?: readonly (readonly string[])[];
  readonly randomPlies?: number;
  readonly randomSetup?: true;
  /** The test that ends the match. */
  readonly sprt?: SprtTest;
  /** Whether commands that need not wait for each other go out together. */
  readonly pipeline: boolean;
  readonly jobs: number;
  /** The first player's port and the second's, for engines that connect; any free ones if none. */
  readonly ports: readonly number[];
  readonly pin: boolean;
  /** What confines the engines. */
  readonly sandbox: SandboxOptions;
  readonly strict: boolean;
  readonly out: string;
  readonly fresh: boolean;
  readonly reporters: readonly MatchReporter[];
  readonly open: boolean;
  readonly quiet: boolean;
  readonly language: Language;
}

/** What can be written about a match. */
export type MatchReporter = "html" | "json";
