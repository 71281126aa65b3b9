/** Everything that happens in any job, as it happens: one union, which every fold and every console takes. @module */

import type { ClassEvent } from "./class_under_way.ts";
import type {
  Absence,
  ContestPairing,
  ContestRound,
  KeptContest,
  KnockOutResult,
} from "./contest.ts";
import type { RunEvent } from "./event.ts";
import type { GameFacts, KeptMatch, MatchReport } from "./match.ts";
import type { TestProgress } from "./sprt.ts";
import type { WireEntry } from "./wire.ts";

/** What a search is doing with a finding. */
export interface Examining {
  readonly rule: string;
  readonly doing: "confirming" | "shrinking";
  /** How many plies the smallest talk has so far. */
  readonly plies: number;
  readonly tries: number;
}

/** What a search is doing. */
export interface SearchProgress {
  readonly games: number;
  readonly plies: number;
  readonly reached: number;
  readonly situations: number;
  readonly found: number;
  readonly examining?: Examining;
}

/** Something that a search tells besides the events of its run. */
export type SearchEvent =
  | { readonly kind: "searching"; readonly progress: SearchProgress }
  /** A fault that was found is kept as a scenario. */
  | { readonly kind: "scenario-written"; readonly path: string };

/** Something that happened in a match. */
export type MatchEvent =
  | { readonly kind: "match-started"; readonly match: KeptMatch }
  | { readonly kind: "game-started"; readonly number: number; readonly attempt: number }
  | {
    readonly kind: "game-finished";
    readonly game: GameFacts;
    /** What was said in it; a file of its own keeps it. */
    readonly wire?: readonly WireEntry[];
    /** An earlier run has finished it: a match that goes on tells first what it goes on from. */
    readonly again?: true;
    /** How far the test is, where the game completed a pair. */
    readonly test?: TestProgress;
  }
  /** A player could not be started at all: told once, and the match is over. */
  | ({ readonly kind: "player-unstartable" } & NonNullable<MatchReport["unstartable"]>)
  /** A player answered nothing in the first game: told after it, and the match is over. */
  | ({ readonly kind: "player-silent" } & NonNullable<MatchReport["silent"]>)
  /** Nothing more is played now. */
  | { readonly kind: "match-finished" };

/** Something that happened in a contest; the events of a meeting follow its start. */
export type ContestEvent =
  | { readonly kind: "contest-started"; readonly contest: KeptContest }
  | { readonly kind: "round-started"; readonly round: ContestRound }
  /** A round of a knock-out is finished: told, not kept, since it follows from the games. */
  | { readonly kind: "round-finished"; readonly results: readonly KnockOutResult[] }
  | {
    readonly kind: "meeting-started";
    readonly meeting: ContestPairing & { readonly round?: number };
  }
  /** A player did not come to the meeting, or neither did. */
  | ({ readonly kind: "walkover" } & Absence)
  | { readonly kind: "meeting-finished"; readonly index: number }
  | { readonly kind: "contest-finished" };

/** One thing that happened in a job. */
export type JobEvent = RunEvent | SearchEvent | MatchEvent | ContestEvent | ClassEvent;
