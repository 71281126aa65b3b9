/** A game talked about in a protocol: all that the runner must know, and nothing impure. @module */

import type { Diagram, Finding, Language } from "../core/mod.ts";
import type { Ending, GameSettings, Side } from "../games/game.ts";
import type { Message, Protocol } from "../protocols/protocol.ts";

/** A line from the engine with its index in the wire log. */
export interface HeardLine {
  readonly text: string;
  readonly index: number;
}

/** What the referee makes of a line. */
export interface Ruling<Bout> {
  readonly bout: Bout;
  readonly findings: readonly Finding[];
  /** Answers that are complete now, in the order of the questions. */
  readonly messages: readonly Message[];
  /** The engine's ply in the game's notation, when a message brought a legal one. */
  readonly ply?: string;
  /** The engine resigned. */
  readonly resigned?: true;
}

/** How a wait ended without an answer. */
export type Unanswered =
  | { readonly kind: "silent"; readonly waitedMs: number; readonly partial: string }
  | {
    readonly kind: "late";
    readonly waitedMs: number;
    readonly allowedMs: number;
    readonly text: string;
  }
  | { readonly kind: "unflushed"; readonly text: string }
  | {
    readonly kind: "exited";
    readonly code?: number;
    readonly signal?: string;
    readonly stderr: string;
  }
  | { readonly kind: "flooded"; readonly what: string; readonly bytes: number }
  | { readonly kind: "on-stderr"; readonly text: string }
  | { readonly kind: "needs-crlf"; readonly text: string }
  | { readonly kind: "other-protocol"; readonly name: string; readonly text: string };

/** What a bout starts from. */
export interface BoutOptions {
  readonly seed: number;
  readonly setup?: string;
  readonly settings?: GameSettings;
}

/** How the server greets; every protocol has its defaults. */
export type GreetOptions = Readonly<Record<string, string>>;

/** The pure half of running an engine through a protocol. */
export interface Pairing<Bout> {
  readonly protocol: Protocol;
  open(options: BoutOptions): Bout;
  /** The bout after the harness has sent `text` (one frame, without its line end). */
  say(bout: Bout, text: string): Bout;
  hear(bout: Bout, line: HeardLine): Ruling<Bout>;
  /** Whose fault it is that an awaited answer did not come. */
  giveUp(bout: Bout, why: Unanswered): readonly Finding[];
  /** Whether something sent still waits for its answer. */
  awaits(bout: Bout): boolean;
  /** How long an answer to what was sent first may take; undefined for a game clock's business. */
  patienceMs(bout: Bout): number | undefined;
  readonly talk: Talk<Bout>;
}

/** The server's words in a game. */
export interface Talk<Bout> {
  greet(options: GreetOptions): readonly string[];
  /** The frame that asks the engine for a ply. */
  ask(bout: Bout): string;
  /** The frames that tell the engine an accepted ply, its own included. */
  tell(bout: Bout, ply: string, leftMs: number): readonly string[];
  /** The ply of a built-in opponent. */
  propose(bout: Bout, opponent: string, random: () => number): string;
  turn(bout: Bout): Side;
  ending(bout: Bout): Ending | undefined;
  diagram(bout: Bout): Diagram;
  describe(ending: Ending, language: Language): string;
}
