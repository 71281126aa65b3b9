/** What the talk with one engine works with, and what it leads to. @module */

import type { Reason } from "../../core/mod.ts";
import type { Unanswered } from "../../referee/mod.ts";
import type { Scenario } from "../../scenario/mod.ts";
import type { Transport } from "../../transports/mod.ts";
import type { Conversation, TalkContext } from "../conversation/mod.ts";

/** Whether the talk goes on. */
export type Going =
  | { readonly kind: "on" }
  /** There is nothing more to be learnt here. */
  | {
    readonly kind: "stop";
    readonly unanswered?: Unanswered;
    /** The rule that a ply broke which was waited for as long as any. */
    readonly hang?: string;
    /** What got no answer in all the time that it might take, and is no ply. */
    readonly unheard?: string;
    /** A ply was asked for, and what came is none, or came too late. */
    readonly unmade?: true;
  }
  /** What is waited for did not come in another case, and the rest rests on it. */
  | { readonly kind: "barred"; readonly because: Reason }
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

/** The talk goes on. */
export const ON: Going = { kind: "on" };

/** A pairing and a clock, with the way to start the engine once more. */
export interface PlayContext extends TalkContext {
  readonly transport: Transport;
  /** Lets other work go on while this only waits. */
  readonly lend: <Value>(wait: () => Promise<Value>) => Promise<Value>;
}

/** What the talk with one engine works with. */
export interface TalkStage {
  readonly context: PlayContext;
  readonly conversation: Conversation;
  /** Whether an engine that has never answered is also talked to in other ways, to say why. */
  readonly thorough: boolean;
  /** Where a scenario has the talk. */
  readonly scenario?: Pick<Scenario, "rules">;
}
