/** Talks: scenarios as the search makes them, before they are written. @module */

import type { Stimulus } from "../core/mod.ts";
import type { GameSettings, Side } from "../games/game.ts";
import type { RuleId } from "../protocols/finding.ts";
import type { GreetOptions } from "../referee/mod.ts";
import type { DeliveryName } from "../scenario/mod.ts";

/** A game in a talk, in the words of a scenario's `play`. */
export interface PlayWords {
  readonly engine: Side;
  readonly opponent?: string;
  readonly seed?: number;
  readonly setup?: string;
  readonly settings?: GameSettings;
  readonly opening?: readonly string[];
  readonly replies?: readonly string[];
  readonly plies?: number;
  /** Such as 10s. */
  readonly clock?: string;
  readonly delivery?: DeliveryName;
  readonly else?: RuleId;
}

/** A search that the client ends, or one for a mate. */
export interface SearchWords {
  /** An SFEN; the usual start where absent. */
  readonly setup?: string;
  readonly moves: readonly string[];
  /** `ponder-hit` is a search in the opponent's time that becomes the engine's own. */
  readonly form: "infinite" | "ponder" | "ponder-hit" | "mate";
}

/** One thing that the client does; each stands for itself and can be left out. */
export type TalkStep =
  | { readonly kind: "greet"; readonly options?: GreetOptions }
  | { readonly kind: "start"; readonly options?: GreetOptions }
  | { readonly kind: "play"; readonly play: PlayWords }
  /** A frame with what is expected of its answer. */
  | {
    readonly kind: "ask";
    readonly text: string;
    readonly expect: "success" | "reply";
    readonly else?: RuleId;
  }
  /** A question that is no ply of a game: the answer is judged in the position that it names. */
  | { readonly kind: "search"; readonly search: SearchWords }
  /** The reds are asked for, refused once, and asked for again. */
  | { readonly kind: "set-again" }
  /** A line that asks for nothing. */
  | { readonly kind: "say"; readonly text: string }
  /** The engine is ended as it stands, and another process of it goes on with the steps that follow. */
  | { readonly kind: "restart" }
  /** What persons do at a program. */
  | { readonly kind: "do"; readonly acts: readonly string[] }
  /** The persons end the program, and look at its record. */
  | { readonly kind: "end"; readonly else: RuleId }
  /** The protocol's own good-bye. */
  | { readonly kind: "bye" }
  /** The good-bye, after which the engine ends by itself. */
  | { readonly kind: "leave"; readonly text: string; readonly else?: RuleId };

/** A whole talk with one engine. */
export interface SearchTalk {
  readonly stimulus: Stimulus;
  readonly steps: readonly TalkStep[];
}

/** The games of a talk, in order. */
export function playsIn({ steps }: SearchTalk): readonly PlayWords[] {
  return steps.flatMap((step) => step.kind === "play" ? [step.play] : []);
}

/** The talk with another game in the place of its game number `at`. */
export function withPlay(talk: SearchTalk, at: number, play: PlayWords): SearchTalk {
  let count = 0;
  const steps = talk.steps.map((step) =>
    step.kind === "play" && count++ === at ? { ...step, play } : step
  );
  return { ...talk, steps };
}

/** How often the engine is started again within a talk. */
export function restartsIn({ steps }: SearchTalk): number {
  return steps.filter(({ kind }) => kind === "restart").length;
}

/** The searches of a talk, in order. */
export function searchesIn({ steps }: SearchTalk): readonly SearchWords[] {
  return steps.flatMap((step) => step.kind === "search" ? [step.search] : []);
}

/** All that persons do in a talk. */
export function actsIn({ steps }: SearchTalk): readonly string[] {
  return steps.flatMap((step) => step.kind === "do" ? step.acts : []);
}
