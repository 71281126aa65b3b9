/** How a wait can end without an answer. @module */

import type { Doing, Localized } from "../core/mod.ts";

/** What an engine wrote since the question, and the referee took for no answer. */
export interface Unheeded {
  /** The first line that can be seen, or the first of them all. */
  readonly first: string;
  readonly count: number;
  /** No end of a line follows it. */
  readonly unended?: true;
}

/** How a wait ended without an answer. */
export type Unanswered =
  | {
    readonly kind: "silent";
    readonly waitedMs: number;
    readonly allowedMs?: number;
    readonly partial: string;
    /** What came meanwhile, where anything did. */
    readonly unheeded?: Unheeded;
    /** What the engine did all that time, where that was seen. */
    readonly doing?: Doing;
    /** The wait was ended before its time, since only more input could make the engine go on. */
    readonly cutShort?: true;
    /** A ply was owed by an engine that has made others before. */
    readonly moved?: boolean;
    /** How much of the time the machine took from the engine, where it took any. */
    readonly hinderedMs?: number;
  }
  | {
    readonly kind: "late";
    readonly waitedMs: number;
    readonly allowedMs: number;
    readonly text: string;
    /** Where it stands in the wire log. */
    readonly entries?: readonly number[];
  }
  | {
    readonly kind: "unflushed";
    readonly text: string;
    /** How many answers came at once to how many questions, where only a full buffer let them out. */
    readonly full?: { readonly asked: number; readonly count: number };
    /** It was let out in a terminal, where nothing is kept back. */
    readonly terminal?: true;
  }
  | {
    readonly kind: "exited";
    readonly code?: number;
    readonly signal?: string;
    /** What it used too much of; it was ended for that. */
    readonly excess?: Localized;
    readonly stderr: string;
    /** Its last words, when no end of a line followed them. */
    readonly partial?: string;
  }
  | {
    readonly kind: "flooded";
    readonly what: string;
    readonly bytes: number;
    /** Where its beginning stands in the wire log. */
    readonly entries?: readonly number[];
  }
  /** It runs, but there is no connection to it (any more). */
  | {
    readonly kind: "disconnected";
    readonly how: "never-connected" | "wrong-port" | "wrong-host" | "closed" | "reset";
    readonly detail: string;
    readonly partial?: string;
  }
  | { readonly kind: "on-stderr"; readonly text: string }
  | { readonly kind: "needs-crlf"; readonly text: string }
  | { readonly kind: "other-protocol"; readonly name: string; readonly text: string };
