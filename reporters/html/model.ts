/** What the page is made of: plain data, written by the reporter and read by the page's script. @module */

import type {
  Diagram,
  EngineFacts,
  Language,
  Level,
  Localized,
  Outcome,
  PlyFacts,
  Rule,
  SituationCount,
  Span,
  Stimulus,
  Text,
  WireEntry,
} from "../../harness/core/mod.ts";
import type { Conclusion } from "../conclusion.ts";
import type { MatchView } from "./match/match_view.ts";

/** All that the first screen shows; cases, rules and scenarios are named by their index. */
export interface Overview {
  readonly version: string;
  readonly runs: readonly RunView[];
  readonly rules: readonly Rule[];
  readonly scenarios: readonly ScenarioView[];
  /** The worst first. */
  readonly cases: readonly CaseRow[];
  /** Why cases were not judged, each reason once. */
  readonly whys: readonly Text[];
  /** What to fix first in front. */
  readonly failures: readonly Failure[];
  /** The files of the report; this page is one of them. */
  readonly files: readonly string[];
  /** For each chunk of details the file that holds it. */
  readonly chunkFiles: readonly number[];
  /** Where the cases are the games of a match. */
  readonly match?: MatchView;
  /** The runs are still going on. */
  readonly underWay?: boolean;
}

/** One engine that was run. */
export interface RunView {
  readonly engine: EngineFacts;
  readonly protocol: string;
  readonly seed: number;
  readonly strict: boolean;
  readonly startedAt: string;
  readonly confinement: string;
  readonly durationMs: number;
  readonly finished: boolean;
  readonly planned: number;
  readonly missing: number;
  readonly conclusion: Conclusion;
  /** How many scenarios were run, and how many were left out by choice. */
  readonly ran: number;
  readonly leftOut?: number;
  /** How many games a search has played. */
  readonly games?: number;
  /** The situations of the game, where any came up. */
  readonly situations?: readonly SituationCount[];
  readonly unstartable?: { readonly why: Text; readonly detail: string };
  /** Rules of its protocol. */
  readonly rules: readonly number[];
  /** Rules that it broke, that it broke as expected, and that it kept; others were not reached. */
  readonly broken: readonly number[];
  readonly known: readonly number[];
  readonly kept: readonly number[];
}

/** A scenario with the text of its file, where the run has kept it. */
export interface ScenarioView {
  readonly id: string;
  readonly title: Localized;
  readonly rules: readonly number[];
  readonly stimulus?: Stimulus;
  readonly at: Span;
  readonly source?: string;
}

/** A case as the list shows it. */
export interface CaseRow {
  readonly run: number;
  readonly scenario: number;
  readonly key: string;
  readonly outcome: Outcome;
  readonly ms: number;
  /** Rules that it found broken, the level of each under its stimulus, and what that weighs. */
  readonly broken: readonly number[];
  readonly bindings: readonly Level[];
  readonly levels: readonly Level[];
  /** Index into the reasons. */
  readonly why?: number;
  /** Where its details are: the chunk, and the place in it. */
  readonly chunk: number;
  readonly slot: number;
}

/** A broken rule over all cases. */
export interface Failure {
  readonly rule: number;
  /** The level that it has under the stimulus. */
  readonly binding: Level;
  /** What that weighs in the run. */
  readonly level: Level;
  /** The case that shows it best. */
  readonly case: number;
  readonly breach: BreachView;
  readonly replay: string;
  /** The other cases that found it, with what was seen there. */
  readonly others: readonly { readonly case: number; readonly actual: Text }[];
}

/** A broken rule in one case; long texts are cut. */
export interface BreachView {
  readonly rule: number;
  /** The level that it has under the stimulus. */
  readonly binding: Level;
  /** What that weighs in the run. */
  readonly level: Level;
  readonly sent?: string;
  readonly expected: readonly Text[];
  /** Alternatives that were left out. */
  readonly more: number;
  readonly actual: Text;
  /** The line of the engine's source that it named on stderr, and what it said. */
  readonly source?: string;
  readonly times: number;
  readonly evidence: readonly number[];
  readonly timing?: true;
  readonly limitMs?: number;
  readonly at?: Span;
  readonly diagram?: Diagram;
  readonly views?: PlyFacts["views"];
  readonly move?: string;
  readonly after?: Diagram;
}

/** What only the page of a case shows. */
export interface CaseDetails {
  readonly breaches: readonly BreachView[];
  readonly replay: string;
  readonly attempt: number;
  /** Why the baseline expects a failure. */
  readonly expected?: string;
  /** A silence that an earlier attempt showed, and no later one: its rule and what was seen. */
  readonly unrepeated?: { readonly rule: string; readonly text: Text };
  readonly wire: readonly WireEntry[];
  /** Entries that did not fit into the page. */
  readonly leftOut: number;
  readonly plies: readonly PlyFacts[];
}

/** What is embedded in a file. */
export type Embedded =
  | {
    readonly kind: "report";
    readonly language: Language;
    /** Which of the report's files this is. */
    readonly file: number;
    /** An {@link Overview}, packed. */
    readonly overview: string;
    /** `PackedCases`, packed, by the number of the chunk. */
    readonly chunks: Readonly<Record<string, string>>;
  }
  | {
    readonly kind: "rulebook";
    readonly language: Language;
    /** A {@link Rulebook}, packed. */
    readonly rulebook: string;
  }
  | {
    readonly kind: "contest";
    readonly language: Language;
    /** A view of a contest, packed. */
    readonly contest: string;
  }
  | {
    readonly kind: "ratings";
    readonly language: Language;
    /** A list of ratings, packed. */
    readonly list: string;
  }
  | {
    readonly kind: "class";
    readonly language: Language;
    /** A gradebook, packed. */
    readonly book: string;
  };

/** Every rule with the scenarios that test it. */
export interface Rulebook {
  readonly version: string;
  readonly rules: readonly Rule[];
  /** Which rules bind an engine that speaks a protocol, by their index. */
  readonly protocols: readonly { readonly id: string; readonly rules: readonly number[] }[];
  readonly scenarios: readonly ScenarioView[];
}
