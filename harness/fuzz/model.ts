/** What a search must know of a game and of the client that talks about it. @module */

import type { Stimulus } from "../core/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import type { Coverage } from "./coverage.ts";
import type { SearchTalk } from "./talk.ts";

// deno-lint-ignore no-explicit-any -- each game has a position of its own, which no other looks into
type Any = any;

/** A game in which a search can steer. */
export interface GameModel {
  readonly kit: GameKit;
  readonly situations: (position: Any) => readonly string[];
  /** A legal move with all that chance decides in it, where a server may choose that. */
  readonly decideChance?: (position: Any, move: Any, random: () => number) => Any;
  /** How many plies an opponent looks at for one, where each costs much. */
  readonly candidates?: number;
  /** Short games, the shortest first, after which `near` and what lies around looks as it does now. */
  readonly shorter?: (position: Any, near: readonly string[]) => Iterable<readonly string[]>;
}

/** What a talk is made from. */
export interface TalkChance {
  readonly random: () => number;
  readonly coverage: Coverage;
  readonly stimulus: Stimulus;
  /** Optional things that the engine has not offered. */
  readonly lacks: ReadonlySet<string>;
}

/** What the client of a protocol may do. */
export interface ClientModel {
  readonly game: GameModel;
  /** A new talk; a game that names {@link STEERED} as its opponent is steered while it is played. */
  readonly talk: (chance: TalkChance) => SearchTalk;
  /** Rules that bind in every position, however a talk led to it, besides those of the game. */
  readonly binding: readonly string[];
  /** Whether an opening may be told that the engine did not play itself. */
  readonly tellsOpenings: boolean;
  /** Whether a game may begin in any position. */
  readonly setsUp?: boolean;
  /** Persons choose every ply, so that a wrong piece is never the engine's choice. */
  readonly personsChoose?: true;
}

/** The opponent that leads a game towards situations which were seldom asked. */
export const STEERED = "steered";
