/** What every protocol tells the referee: text on one side, messages on the other. @module */

import type { Framing, Localized, Rule } from "../core/mod.ts";
import type { DrawVariation } from "../games/variation.ts";
import type { Finding, RuleId } from "./finding.ts";

/** What a frame means, as flat fields that a scenario can ask for. */
export interface Message {
  /** `refusal`: the engine says no; `missing`: it skipped the answer; `unusable`: no game goes on from it. */
  readonly kind: "reply" | "refusal" | "missing" | "unusable";
  readonly fields: Readonly<Record<string, string>>;
  /** Indices into the wire log of the lines that make it up. */
  readonly entries: readonly number[];
  /** What is wrong with what it says; a scenario may put a rule of its own in their place. */
  readonly faults: readonly Finding[];
  /** They would be there whatever was asked, so that no scenario gives them another name. */
  readonly garbled?: true;
}

/** Taking back all plies of a game. */
export interface Rewind {
  /** What is typed for each. */
  readonly line: string;
  /** Whether a frame shows the start of a game. */
  readonly isStart: (frame: string) => boolean;
}

/** Everything about a protocol that needs no game and no process. */
export interface Protocol {
  readonly id: string;
  readonly title: Localized;
  readonly game: string;
  readonly transport: "stdio" | "tcp" | "files";
  /** Which of several dialects it is, and of what; the first that is registered is the usual one. */
  readonly dialect?: { readonly of: string; readonly name: string };
  /** The folders of scenarios that test it. */
  readonly suites: readonly string[];
  readonly rules: readonly Rule[];
  /** The rule about giving up: a scenario that cites it is not disturbed by a resignation. */
  readonly resignRule?: RuleId;
  /** The rule about giving up in a game that is not lost. */
  readonly playsOnRule?: RuleId;
  /** Rules that, broken in the preflight, leave nothing to be tried in the other scenarios. */
  readonly barring?: readonly RuleId[];
  /** Rules that a crash breaks, whatever was asked: it is counted how often the same steps end so. */
  readonly crashes?: readonly RuleId[];
  /**
   * Rules that a program breaks which does not answer within a time that is short for all: seen
   * once, alone, it is not waited for again. Plies that only a clock limits need no such rule.
   */
  readonly hangs?: readonly RuleId[];
  /** Scenarios that show whether an engine fails alike where nothing was changed. */
  readonly controls?: readonly Control[];
  /** Rules from whose breach others follow, in the order in which they are asked for. */
  readonly foundations?: readonly Foundation[];
  /** The scenario that shows in a usual game whether one slip explains an engine's illegal moves. */
  readonly showsSlips?: string;
  /** The scenario that shows that a greeting begins a new game in an engine that played another. */
  readonly reset?: string;
  /** How a game goes back to its start, where that scenario shows it and no greeting begins another. */
  readonly rewind?: Rewind;
  /** The first frame of a talk, where scenarios also say it without a greeting. */
  readonly opens?: string;
  /** The ports by side of the usual server, from which an engine may infer its side. */
  readonly usualPorts?: UsualPorts;
  readonly framing: Framing;
  /** Clients write each line by itself: several of one step go out so, too, unless it joins them. */
  readonly writesApart?: true;
  /** What ends a frame that the harness sends. */
  readonly lineEnd: string;
  /** How a frame goes over the wire, if not with the line end behind it. */
  encode?(frame: string): string;
  /** A frame that was sent as people would write it, if not as it is. */
  shown?(frame: string): string;
  /** Engines share something in their folder, so that they must not run side by side. */
  readonly oneAtATime?: true;
  /** Puts the positions of a scenario in other words that test the same, where that is possible. */
  readonly drawVariation?: DrawVariation;
  /** Whether a line looks like an answer of this protocol, wherever it was written. */
  looksLikeAnswer(line: string): boolean;
}

/** A rule on which others rest: an engine with a board of its own makes moves that look illegal. */
export interface Foundation {
  readonly rule: RuleId;
  /** The scenario that shows by itself whether the rule is kept. */
  readonly scenario: string;
  /**
   * It explains others even where it is no MUST: those that weigh no more. They are told as this
   * rule, and bar nothing: what their cases show besides still counts.
   */
  readonly light?: true;
  /** What it explains, where nothing was changed, speaks for this rule and not against it. */
  readonly everywhere?: true;
  /** Whether a broken rule follows from this one, after what was sent last; `ended` by a crash. */
  explains(rule: string, sent: string, ended: boolean): boolean;
}

/**
 * A scenario in which nothing is changed that other scenarios blame. An engine that ends or is silent
 * there in the same way does so for another reason.
 */
export interface Control {
  readonly scenario: string;
  /** Claims of these rules are answered by an illegal ply there, too; where given, these alone are. */
  readonly of?: readonly RuleId[];
}

/** What an engine breaks that keeps `concerned` on these ports alone. */
export interface UsualPorts {
  readonly ports: readonly [first: number, second: number];
  readonly rule: RuleId;
  readonly concerned: readonly string[];
}

/** Frames are lines; a CR before the LF stays in the frame, for the referee to see. */
export function lines(text: string): { readonly frames: readonly string[]; readonly rest: string } {
  const end = text.indexOf("\n");
  // Nearly always one line comes at a time, for which `split` would cost several times as much.
  if (end >= 0 && end === text.length - 1) return { frames: [text.slice(0, end)], rest: "" };
  const frames = text.split("\n");
  const rest = frames.pop() ?? "";
  return { frames, rest };
}
