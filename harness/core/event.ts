/** Everything that happens in a run, as it happens. @module */

import type { PlyFacts } from "./ply.ts";
import type { Rule } from "./rule.ts";
import type { Search, SituationFacts } from "./situation.ts";
import type { Span } from "./span.ts";
import type { Stimulated } from "./stimulus.ts";
import type { Localized, Text } from "./text.ts";
import type { Verdict } from "./verdict.ts";
import type { Violation } from "./violation.ts";
import type { WireEntry } from "./wire.ts";

/** What is true of the whole run. */
export interface RunFacts {
  /** Shinpan's version. */
  readonly version: string;
  /** The id of the protocol. */
  readonly protocol: string;
  /** The program under test. */
  readonly engine: EngineFacts;
  /** From which all chance in the run is drawn. */
  readonly seed: number;
  /** Whether a broken SHOULD fails the engine. */
  readonly strict: boolean;
  /** ISO 8601, for people; nothing is computed from it. */
  readonly startedAt: string;
  /** What confines the engine, in words. */
  readonly confinement: string;
  /** All rules of the protocol, cited or not, so that a report stands alone. */
  readonly rules: readonly Rule[];
  /** Keys of all cases of the run, so that a report cut short knows what is missing. */
  readonly planned: readonly string[];
  /** The rules that only plies show to be kept, where the run says what each ply shows. */
  readonly staked?: readonly string[];
  /** The rules of the talk that an answer in good form shows, also where its ply is illegal. */
  readonly spoken?: readonly string[];
  /** The situations of the game, where the run says in which a ply was made. */
  readonly situations?: readonly SituationFacts[];
  /** How many scenarios were not asked for; undefined where all were. */
  readonly leftOut?: number;
  /** The texts of the scenarios' files, by the scenario's id. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** The program under test. */
export interface EngineFacts {
  /** What reports call it. */
  readonly name: string;
  /** Its command line; empty for a bundled engine. */
  readonly command: readonly string[];
  /** The folder from which it runs, where the user chose one. */
  readonly cwd?: string;
}

/** One scenario run once. */
export interface CaseFacts extends Stimulated {
  /** Unique in the run; the scenario's id, with `#2` and so on for repetitions. */
  readonly key: string;
  /** The scenario's id. */
  readonly scenario: string;
  /** What the scenario is about. */
  readonly title: Localized;
  /** Ids of the rules that it covers. */
  readonly rules: readonly string[];
  /** Where the scenario begins. */
  readonly at: Span;
  /** 2 when a finding about time is tried again alone: it replaces the first attempt. */
  readonly attempt: number;
  /** The command that runs this case and nothing else. */
  readonly replay: string;
  /** The text of its scenario, where the start of the run did not know of it. */
  readonly source?: string;
}

/** What an engine used with all that it started, as far as was seen. */
export interface Used {
  /** Processor time, in steps of 10 ms. */
  readonly cpuMs: number;
  /** The most memory that was seen in use. */
  readonly peakMemoryMiB: number;
}

/** How the engine itself ended a case before all its steps were done. */
export interface OwnEnd {
  /** `unmade`: something that is no ply stands where one was asked for. */
  readonly kind: "exited" | "silent" | "flooded" | "disconnected" | "misdirected" | "unmade";
  /** Rules that the ply could have broken which was asked for and not made. */
  readonly stakes?: readonly string[];
  /** Situations of the position in which it was asked for. */
  readonly situations?: readonly string[];
}

/**
 * What a finding did to a case. `cut`: it ended the case before all its steps were done; `illegal`: it
 * did so too, and broke rules of the game alone; `amended`: illegal plies were replaced by legal ones,
 * and all steps were done; `resigned`: the engine gave up where a ply was asked for.
 */
export type Course = "cut" | "illegal" | "amended" | "resigned";

/** All of them. */
export const COURSES = [
  "cut",
  "illegal",
  "amended",
  "resigned",
] as const satisfies readonly Course[];

/** A silence that did not come again, so that it breaks no rule. */
export interface Unrepeated {
  /** The rule that it would break. */
  readonly rule: string;
  /** How long the harness waited for an answer. */
  readonly waitedMs: number;
  /** How often it came, of `runs`. */
  readonly times: number;
  /** How many starts of the engine there were, or plies that were asked for. */
  readonly runs: number;
  /** Whether a ply was asked for. */
  readonly forPly: boolean;
  /** How often the engine was asked once more, alone, and answered. */
  readonly tries: number;
}

/** One thing that happened. */
export type RunEvent =
  | { readonly kind: "run-started"; readonly run: RunFacts }
  | { readonly kind: "case-started"; readonly case: CaseFacts }
  | { readonly kind: "wire"; readonly key: string; readonly entry: WireEntry }
  | { readonly kind: "ply"; readonly key: string; readonly ply: PlyFacts }
  | { readonly kind: "violation"; readonly key: string; readonly violation: Violation }
  | {
    readonly kind: "case-finished";
    readonly key: string;
    readonly verdict: Verdict;
    readonly durationMs: number;
    /** Why a failure was expected (from the baseline). */
    readonly expected?: string;
    /** What all instances of the engine used, as far as was seen. */
    readonly used?: Used;
    /** How the engine ended it, where the engine did. */
    readonly end?: OwnEnd;
    /** What a finding did to it, where anything. */
    readonly course?: Course;
    /** It is going to be tried again, since others may have disturbed it. */
    readonly doubt?: true;
    /** A silence that an earlier attempt showed, and no later one. */
    readonly unrepeated?: Unrepeated;
  }
  /** What a search for faults has seen so far; the last one counts. */
  | { readonly kind: "searched"; readonly search: Search }
  /** The engine could not be started at all: told once. */
  | { readonly kind: "unstartable"; readonly why: Text; readonly detail: string }
  | { readonly kind: "run-finished"; readonly durationMs: number };
