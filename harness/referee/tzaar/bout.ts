/** A game of Tzaar by files, as the referee remembers it. @module */

import type { FileCall } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { tzaar, type TzaarPosition } from "../../games/tzaar/mod.ts";
import { decodeCall, type Manner } from "../../protocols/tzaar/mod.ts";
import type { BoutOptions } from "../pairing.ts";
import { COMES_UP, featuresOf } from "./features.ts";
import { BadStart } from "../../games/start_words.ts";

/** A call that the program has not answered. */
export interface Question {
  readonly call: FileCall;
  readonly position: TzaarPosition;
  /** It is the first about this game. */
  readonly first: boolean;
}

/** All that the referee knows at one moment. */
export interface TzaarBout {
  readonly position: TzaarPosition;
  readonly manner: Manner;
  readonly question?: Question;
  /** Nothing has been asked about this game yet. */
  readonly first: boolean;
  /** What calls had that were answered well; undefined before the first of them. */
  readonly proven?: ReadonlySet<RuleId>;
}

/** A bout about which nothing has been said. */
export function open(options: BoutOptions): TzaarBout {
  return { position: startOf(options), manner: {}, first: true };
}

/** The same platform, another game. */
export function deal(bout: TzaarBout, options: BoutOptions): TzaarBout {
  return { ...bout, position: startOf(options), question: undefined, first: true };
}

/** The bout after a program has been started. */
export function say(bout: TzaarBout, frame: string): TzaarBout {
  const call = decodeCall(frame);
  if (!call) return bout;
  const { position, first } = bout;
  return { ...bout, question: { call, position, first }, first: false };
}

/** The bout after a good answer to `question`. */
export function proven(bout: TzaarBout, { call }: Question): TzaarBout {
  return { ...bout, proven: new Set([...bout.proven ?? [], ...featuresOf(call)]) };
}

/**
 * The rule that a failure breaks: where a call had one thing that earlier calls, all answered well,
 * did not have, then that thing; else `usual`. Within a game much else is new in every call.
 */
export function blamed({ proven, question }: TzaarBout, usual: RuleId): RuleId {
  if (!proven || !question) return usual;
  const [only, ...others] = featuresOf(question.call).filter((rule) => !proven.has(rule));
  if (only === undefined || others.length > 0) return usual;
  return question.first || COMES_UP.includes(only) ? only : usual;
}

function startOf({ seed, setup, settings }: BoutOptions): TzaarPosition {
  const start = tzaar.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!start.ok) throw new BadStart(start.error);
  return start.value;
}
