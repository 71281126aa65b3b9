/** What a scenario file says, read and located. @module */

import type { Localized, Span, Stimulated, Stimulus } from "../core/mod.ts";
import type { RuleId } from "../protocols/finding.ts";
import type { GameSettings, Side } from "../games/game.ts";

/** What a field of a message is held to. */
export type Matcher =
  | { readonly kind: "is"; readonly value: string }
  | { readonly kind: "one-of"; readonly values: readonly string[] }
  | { readonly kind: "matches"; readonly pattern: string }
  /** The lines of a field, in any order, are at least these. */
  | { readonly kind: "includes"; readonly lines: readonly string[] }
  /** The lines of a field are exactly these, in any order. */
  | { readonly kind: "any-order"; readonly lines: readonly string[] };

/** What a step waits for. */
export type Expectation =
  /** One answer with these fields. */
  | { readonly kind: "message"; readonly fields: Readonly<Record<string, Matcher>> }
  /** One of several answers. */
  | { readonly kind: "any-of"; readonly messages: readonly Readonly<Record<string, Matcher>>[] }
  /** As many answers as listed, in any order. */
  | { readonly kind: "all-of"; readonly messages: readonly Readonly<Record<string, Matcher>>[] }
  /**
   * The engine ends: with a code, by itself and not by a signal (`clean`), the same or by hanging up
   * (`left`), or however it likes.
   */
  | { readonly kind: "exit"; readonly code?: number | "clean" | "left" }
  | { readonly kind: "silence" }
  /** The engine waits without using the processor. */
  | { readonly kind: "idle" };

/** The manual's clock: main time, extra time per move once it is used up, plies that share it. */
export interface ClockSettings {
  readonly mainMs: number;
  readonly perMoveMs: number;
  readonly sharedPlies: number;
  /** Added after every ply. */
  readonly incrementMs?: number;
  /** The main time is there for every ply anew. */
  readonly everyPly?: true;
}

/** The engine's clock is set after one of its own plies, which count from 1. */
export interface ClockSetting {
  readonly after: number;
  readonly leftMs: number;
}

/** How messages that follow each other at once reach the engine. */
export type DeliveryName =
  | "apart"
  | "coalesced"
  | "bytes"
  | "halves"
  | "split-start"
  | "split-end";

interface StepBase {
  readonly at: Span;
  /** Which of several running instances of the engine; the first is 1. */
  readonly on: number;
}

/** Writes to the engine. */
export interface SendStep extends StepBase {
  readonly verb: "send";
  /** One frame per entry; several are sent in one write. */
  readonly frames: readonly string[];
  /** What ends each frame, if not the protocol's own line end. */
  readonly lineEnd?: string;
  readonly pieces?: readonly number[];
  readonly pauseMs?: number;
  /** Bytes to be written as they are; the referee does not hear of them. */
  readonly raw: boolean;
}

/** Waits for the engine. */
export interface ExpectStep extends StepBase {
  readonly verb: "expect";
  readonly what: Expectation;
  readonly withinMs?: number;
  /** The rule that is broken when it does not come true. */
  readonly else?: RuleId;
}

/** Sends the protocol's own hand-shake, frame by frame, each answered. */
export interface GreetStep extends StepBase {
  readonly verb: "greet";
  readonly options: Readonly<Record<string, string>>;
}

/** Starts the engine in a way of its own, and waits for what it shows. */
export interface StartStep extends StepBase {
  readonly verb: "start";
  readonly options: Readonly<Record<string, string>>;
}

/** Does things as a person would, each answered; the pairing knows the words for them. */
export interface DoStep extends StepBase {
  readonly verb: "do";
  readonly acts: readonly string[];
  /** Everything is written in one go, before anything is answered. */
  readonly together: boolean;
  /** The rule that is broken when an answer is wrong or does not come. */
  readonly else?: RuleId;
}

/** Ends the scenario, unjudged, where the engine does not offer something optional. */
export interface NeedsStep extends StepBase {
  readonly verb: "needs";
  readonly what: string;
}

/** Lets the referee look at the file of the engine's launch. */
export interface InspectStep extends StepBase {
  readonly verb: "inspect";
}

/** Plays a refereed game, or some plies of one, against a built-in opponent. */
export interface PlayStep extends StepBase {
  readonly verb: "play";
  readonly engine: Side;
  readonly opponent: string;
  readonly seed?: number;
  readonly setup?: string;
  readonly settings?: GameSettings;
  /** Plies told to the engine before it is asked for anything. */
  readonly opening: readonly string[];
  /** The opponent's own plies in order; one that the position does not allow is `opponent`'s. */
  readonly replies?: readonly string[];
  /** Plies after the opening; the whole game where absent. */
  readonly plies?: number;
  /** A game of fewer plies after the opening shows too little to be judged. */
  readonly least?: number;
  readonly clock: ClockSettings;
  /** What is left on the engine's clock after some of its own plies, whatever it used. */
  readonly left?: readonly ClockSetting[];
  /** How long one answer may take, whatever the clock says. */
  readonly withinMs?: number;
  /** The rule that is broken when an answer takes longer than `withinMs`. */
  readonly else?: RuleId;
  /** The reason for which the game must end. */
  readonly end?: string;
  /** Where it is given, an answer that does not come breaks the rule in `else`. */
  readonly delivery?: DeliveryName;
}

/** Says good-bye as the protocol does. */
export interface ByeStep extends StepBase {
  readonly verb: "bye";
}

/** Closes the engine's input. */
export interface CloseStep extends StepBase {
  readonly verb: "close";
}

/** Does steps several times. */
export interface RepeatStep extends StepBase {
  readonly verb: "repeat";
  readonly times: number;
  readonly steps: readonly Step[];
}

/** One step. */
export type Step =
  | SendStep
  | ExpectStep
  | GreetStep
  | StartStep
  | DoStep
  | NeedsStep
  | InspectStep
  | PlayStep
  | ByeStep
  | CloseStep
  | RepeatStep;

/** One scenario; its id is its path. */
export interface Scenario extends Stimulated {
  readonly id: string;
  readonly title: Localized;
  readonly protocol: string;
  /** The first is blamed where a step names none. */
  readonly rules: readonly RuleId[];
  /** Where what it sends comes from. */
  readonly stimulus: Stimulus;
  /** Words that group scenarios of several folders. */
  readonly tags?: readonly string[];
  /** Goes first and alone; when it finds that there is no talk at all, the rest is skipped. */
  readonly preflight: boolean;
  /** A whole game, played only while the budget lasts. */
  readonly game: boolean;
  /** How many copies of the engine run side by side. */
  readonly instances: number;
  readonly steps: readonly Step[];
  readonly at: Span;
  /** The text of the file, for reports. */
  readonly source?: string;
  /** Its positions are not those of the file: a seed has changed them. */
  readonly varied?: true;
}
