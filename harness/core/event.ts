/** Everything that happens in a run, as it happens. @module */

import type { Rule } from "./rule.ts";
import type { Span } from "./span.ts";
import type { Diagram } from "./diagram.ts";
import type { Localized, Text } from "./text.ts";
import type { Verdict } from "./verdict.ts";
import type { Violation } from "./violation.ts";
import type { WireEntry } from "./wire.ts";

/** What is true of the whole run. */
export interface RunFacts {
  readonly version: string;
  readonly protocol: string;
  readonly engine: EngineFacts;
  readonly seed: number;
  readonly strict: boolean;
  /** ISO 8601, for people; nothing is computed from it. */
  readonly startedAt: string;
  /** What confines the engine, in words. */
  readonly confinement: string;
  /** All rules of the protocol, cited or not, so that a report stands alone. */
  readonly rules: readonly Rule[];
  /** Keys of all cases of the run, so that a report cut short knows what is missing. */
  readonly planned: readonly string[];
  /** How many scenarios were not asked for; undefined where all were. */
  readonly leftOut?: number;
  /** The texts of the scenarios' files, by the scenario's id. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** The program under test. */
export interface EngineFacts {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
}

/** One scenario run once. */
export interface CaseFacts {
  /** Unique in the run; the scenario's id, with `#2` and so on for repetitions. */
  readonly key: string;
  readonly scenario: string;
  readonly title: Localized;
  readonly rules: readonly string[];
  readonly at: Span;
  /** 2 when a finding about time is tried again alone: it replaces the first attempt. */
  readonly attempt: number;
  /** The command that runs this case and nothing else. */
  readonly replay: string;
}

/** One ply of a refereed game, for boards and plots. */
export interface PlyFacts {
  readonly ply: number;
  readonly by: "engine" | "opponent";
  readonly move: string;
  readonly thinkMs?: number;
  /** How long it might have taken. */
  readonly limitMs?: number;
  readonly leftMs?: number;
  readonly diagram: Diagram;
  /** What each side may know, in games that hide something. */
  readonly views?: readonly { readonly of: Text; readonly diagram: Diagram }[];
  /** The wire entry that brought it. */
  readonly entry?: number;
  /** The position before it, with the first ply of a game. */
  readonly before?: Pick<PlyFacts, "diagram" | "views">;
  /** It is no ply: who was to move has given up. */
  readonly resigned?: true;
}

/** What an engine used with all that it started, as far as was seen. */
export interface Used {
  /** Processor time, in steps of 10 ms. */
  readonly cpuMs: number;
  readonly peakMemoryMiB: number;
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
    /** It is going to be tried again, since others may have spoilt it. */
    readonly doubt?: true;
  }
  /** The engine could not be started at all: told once. */
  | { readonly kind: "unstartable"; readonly why: Text; readonly detail: string }
  | { readonly kind: "run-finished"; readonly durationMs: number };
