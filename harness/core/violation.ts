/** Broken rules. @module */

import type { Diagram } from "./diagram.ts";
import type { PlyFacts } from "./ply.ts";
import type { Span } from "./span.ts";
import type { Text } from "./text.ts";

/** A rule that was broken, as the referee states it. */
export interface Finding<Id extends string = string> {
  /** The id of the broken rule. */
  readonly rule: Id;
  /** What would have been right; several entries are alternatives. */
  readonly expected: readonly Text[];
  /** What the engine did instead. */
  readonly actual: Text;
  /** Indices into the case's wire log. */
  readonly evidence: readonly number[];
  /** The rule to name instead, unless repetition proves that what was changed is the cause. */
  readonly otherwise?: Id;
  /** How the engine ended, where that broke the rule: the same for the same crash. */
  readonly cause?: string;
  /** What is told instead where the engine is known to end so while it should go on. */
  readonly unless?: { readonly rule: Id; readonly cause: string };
  /** Slips of the pen, each of which alone explains an illegal move; none where it has another cause. */
  readonly slips?: readonly string[];
  /** It answers a question that was never asked: under stress, what was sent provoked it. */
  readonly unasked?: true;
  /** It says that something took too long, so a busy machine may be to blame. */
  readonly timing?: true;
  /** It was waited for briefly: unless what was changed is the cause, nothing is broken. */
  readonly brief?: true;
  /** The step itself says how long it might take: that was too long, whatever the cause. */
  readonly measured?: true;
  /** The step says how long it might take, and is compared with an earlier one that asked alike. */
  readonly compared?: true;
  /** How long it might have taken, where that is known. */
  readonly limitMs?: number;
  /** The position in which a move was objected to, with the move marked. */
  readonly diagram?: Diagram;
  /** What each side may know of that position, in games that hide something. */
  readonly views?: PlyFacts["views"];
  /** The move as the engine wrote it, where a mark on the board does not say it. */
  readonly move?: string;
  /** Situations of the position in which the ply was asked for, where the game has a table of them. */
  readonly situations?: readonly string[];
  /** The position that it left, where an engine shows positions and not moves. */
  readonly after?: Diagram;
}

/** Blames what was changed; `usual` is the rule that was broken whatever the cause. */
export function blaming<Id extends string>(
  rule: Id,
  usual: Id,
): Pick<Finding<Id>, "rule" | "otherwise"> {
  return rule === usual ? { rule } : { rule, otherwise: usual };
}

/** A finding with the words that caused it and the step that waited. */
export interface Violation extends Finding {
  /** The last thing sent before it, as it went over the wire. */
  readonly sent?: string;
  /** The waiting step's place in the scenario. */
  readonly at?: Span;
  /** How often the rule was broken in this case. */
  readonly times: number;
}
