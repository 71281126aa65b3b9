/** What a step works with, and what it leads to. @module */

import type { Reason } from "../core/mod.ts";
import type { Finding } from "../protocols/finding.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { CaseContext } from "./case_context.ts";
import type { Conversation } from "./conversation/mod.ts";

/** Whether the scenario goes on. */
export type Going =
  | { readonly kind: "on" }
  /** There is nothing more to be learnt here. */
  | {
    readonly kind: "stop";
    readonly unanswered?: Unanswered;
    /** The rule that a ply broke which was waited for as long as any. */
    readonly hang?: string;
    /** A ply was asked for, and what came is none, or came too late. */
    readonly unmade?: true;
  }
  /** The engine seems to hang, which is to be settled with it alone. */
  | { readonly kind: "suspect"; readonly because: Reason }
  | { readonly kind: "inconclusive"; readonly because: Reason }
  | { readonly kind: "out-of-budget"; readonly because: Reason }
  /** The game was over before it could show what the scenario is about. */
  | { readonly kind: "too-short"; readonly plies: number; readonly least: number }
  /** The engine gave up before it showed anything. */
  | { readonly kind: "resigned" }
  /** The engine does not offer what the rest is about. */
  | { readonly kind: "not-offered"; readonly what: string };

/** The scenario goes on. */
export const ON: Going = { kind: "on" };

/** What a step works with. */
export interface Stage {
  readonly scenario: Scenario;
  /** The case's key in the stream of events. */
  readonly key: string;
  readonly context: CaseContext;
  readonly conversation: Conversation;
  readonly find: (finding: Finding) => void;
  /** Told that a legal ply was put in the place of an illegal one; absent where none may be. */
  readonly amended?: (ply: string) => void;
  /** Told that the engine gave up where a scenario's own question asked for a ply. */
  readonly yielded?: () => void;
}

/** The instance that a step speaks of, started when it is needed; undefined if it cannot be. */
export type StageOf = (step: Step) => Promise<Stage | undefined>;
