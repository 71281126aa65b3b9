/** A match of two players as plain data: what is played, and what became of each game. @module */

import type { Reason } from "./reason.ts";
import type { Rule } from "./rule.ts";
import type { SprtReport, SprtTest } from "./sprt.ts";
import type { Text } from "./text.ts";
import type { Violation } from "./violation.ts";

/** Which of the two players, in the order in which they were named. */
export type PlayerIndex = 0 | 1;

/** A player as reports name it. */
export interface PlayerFacts {
  /** Unique in the match. */
  readonly name: string;
  /** The protocol it speaks; undefined for a built-in opponent. */
  readonly protocol?: string;
  readonly command: readonly string[];
}

/** How each side's time is measured; the manual's words, in milliseconds. */
export interface MatchClock {
  readonly mainMs: number;
  /** Extra time once the main time is used up; 0 for none. */
  readonly extraMs: number;
  /** How many plies share one portion of extra time. */
  readonly sharedPlies: number;
  /** Added to the main time after every ply. */
  readonly incrementMs: number;
}

/** Where games begin, if not with a fresh deal for each pair of games. */
export interface MatchStart {
  readonly setup?: string;
  /** Plies that are played before the first player is asked. */
  readonly opening: readonly string[];
}

/** What is true of the whole match. */
export interface MatchFacts {
  readonly version: string;
  readonly game: string;
  readonly players: readonly [PlayerFacts, PlayerFacts];
  readonly games: number;
  readonly seed: number;
  /** Whether each deal is played twice, with the sides changed. */
  readonly swap: boolean;
  readonly clock: MatchClock;
  readonly settings: Readonly<Record<string, number>>;
  readonly start?: MatchStart;
  /** Whether the seed puts the pieces of every pair of games elsewhere. */
  readonly randomSetup?: true;
  /** So many plies by chance, the same in both games of a pair, open every game. */
  readonly randomPlies?: number;
  /** Openings that the pairs of games take in turn, before plies by chance. */
  readonly openings?: readonly (readonly string[])[];
  /** The sequential test that ends the match; `games` is then the most that are played. */
  readonly sprt?: SprtTest;
  readonly strict: boolean;
  /** All rules of both protocols, so that a report stands alone. */
  readonly rules: readonly Rule[];
}

/** What a folder keeps of a match: all but the rules, which the protocols bring. */
export type KeptMatch = Omit<MatchFacts, "rules">;

/** One ply of a game. */
export interface MatchPly {
  readonly by: PlayerIndex;
  /** In the game's own notation. */
  readonly move: string;
  readonly thinkMs?: number;
  /** What the player had left after it. */
  readonly leftMs?: number;
  /** When it was taken, since the game's start. */
  readonly atMs?: number;
  /** The entry of the game's wire log that brought it. */
  readonly entry?: number;
}

/** A broken rule and the player that broke it. */
export interface Foul {
  readonly player: PlayerIndex;
  readonly violation: Violation;
}

/** How a game ended; `winner` is absent after a draw, `forfeit` says which rule lost it. */
export type GameOutcome =
  | {
    readonly kind: "over";
    readonly reason: string;
    readonly winner?: PlayerIndex;
    readonly forfeit?: string;
  }
  /** The machine or the harness was at fault, however often it was tried. */
  | { readonly kind: "inconclusive"; readonly because: Reason };

/** One game of a match. */
export interface GameFacts {
  /** Counts from 1. */
  readonly number: number;
  /** Games of the same pair have the same deal. */
  readonly pair: number;
  readonly seed: number;
  /** The player that moved first. */
  readonly first: PlayerIndex;
  readonly outcome: GameOutcome;
  /** The position before the first ply, as the game writes it. */
  readonly setup: string;
  readonly plies: readonly MatchPly[];
  /** How many of the plies were the opening. */
  readonly opening: number;
  /** The wait for a ply that lost the game by time. */
  readonly overtime?: { readonly by: PlayerIndex; readonly thinkMs: number };
  readonly fouls: readonly Foul[];
  /** How often it was tried. */
  readonly attempts: number;
  readonly startedAtMs: number;
  readonly durationMs: number;
}

/** A match, finished or cut short. */
export interface MatchReport {
  readonly match: MatchFacts;
  /** In the order of their numbers. */
  readonly games: readonly GameFacts[];
  /** How far the sequential test is, where there is one. */
  readonly sprt?: SprtReport;
  /** A player that could not be started. */
  readonly unstartable?: {
    readonly player: PlayerIndex;
    readonly why: Text;
    readonly detail: string;
  };
  /** A player that answered nothing in the first game, for which no more were begun. */
  readonly silent?: {
    readonly player: PlayerIndex;
    /** It said something, but nothing that answers what it was told. */
    readonly spoke: boolean;
  };
}

/** How many games the match has; a decided test needs no more than there are. */
export function gamesPlanned({ match, games, sprt }: MatchReport): number {
  return sprt?.decision ? games.length : match.games;
}

/** The other player. */
export function otherPlayer(player: PlayerIndex): PlayerIndex {
  return player === 0 ? 1 : 0;
}
