/** Which rule a missing answer breaks, as data. @module */

import type { Text } from "../core/mod.ts";
import type { Finding, RuleId } from "../protocols/finding.ts";
import type { Unanswered } from "./unanswered.ts";

/** How a connection is missing. */
export type Disconnection = Extract<Unanswered, { readonly kind: "disconnected" }>["how"];

/** The kinds of a missing answer; a connection that is missing counts by how it is. */
export type UnansweredKind = Exclude<Unanswered["kind"], "disconnected"> | Disconnection;

/** The rule where what was asked decides which one it is. */
export type ChosenRule<Bout> = (bout: Bout, why: Unanswered) => RuleId;

/** What a protocol makes of a missing answer. */
export interface Blame<Bout> {
  /** The rule that stands for each kind. */
  readonly ruleFor: Readonly<Record<UnansweredKind, RuleId | ChosenRule<Bout>>>;
  /** The rules that stand where repetition does not prove what was asked to be the cause. */
  readonly otherwise?: Readonly<Partial<Record<UnansweredKind, RuleId>>>;
  /**
   * After so long a silence no clock that was told is the reason: the engine hangs. What came before
   * that is late by a clock of its own rule.
   */
  readonly endlessMs?: number;
  /** The kinds whose rule a scenario's `else` replaces. */
  readonly replaceable: ReadonlySet<UnansweredKind>;
  /** Whether the usual rule stays all the same. */
  readonly keepsRule?: (bout: Bout, why: Unanswered, instead: RuleId) => boolean;
  readonly expected: (bout: Bout) => readonly Text[];
  /** What is expected names its own time, so that how long we waited is not added to it. */
  readonly namesTime?: true;
  /** What the report shows as *actual*; the common words where absent. */
  readonly actual?: (bout: Bout, why: Unanswered) => Text;
  /** Entries of the wire log that came meanwhile. */
  readonly evidence?: (bout: Bout) => readonly number[];
  /** What came while waiting and says more than that no answer came; it goes before the table. */
  readonly seen?: (
    bout: Bout,
    why: Unanswered,
    instead?: RuleId,
  ) => readonly Finding[] | undefined;
  /** What else is wrong with what came meanwhile. */
  readonly also?: (bout: Bout, why: Unanswered) => readonly Finding[];
}

/** The kind of a missing answer, as the tables have it. */
export function kindOf(why: Unanswered): UnansweredKind {
  return why.kind === "disconnected" ? why.how : why.kind;
}

/** The row of protocols in which an engine cannot lose its connection without ending. */
export function anyDisconnection<Bout>(
  rule: RuleId | ChosenRule<Bout>,
): Readonly<Record<Disconnection, RuleId | ChosenRule<Bout>>> {
  return {
    "never-connected": rule,
    "wrong-port": rule,
    "wrong-host": rule,
    "closed": rule,
    "reset": rule,
  };
}
