/** What the rules demand of the answer to a frame. @module */

import { readCommand } from "../protocols/mgtp/mod.ts";
import type { RuleId } from "../protocols/finding.ts";

/** What an answer must be, as a scenario says it. */
export interface Demand {
  /** A word such as success, or the fields of the answer. */
  readonly expect: string | Readonly<Record<string, string>>;
  readonly else?: RuleId;
  /** The engine then ends by itself, or this rule is broken. */
  readonly exits?: RuleId;
}

/** Any answer at all. */
const ANY: Demand = { expect: "reply" };

/** The demand on a frame that is answered, in a protocol; any answer where nothing more is known. */
export function demandOn(protocol: string, frame: string): Demand {
  return BY_PROTOCOL[protocol]?.(frame) ?? ANY;
}

/** The rule by which an engine ends after a frame without a word, where there is one. */
export function endAfter(protocol: string, frame: string): RuleId | undefined {
  return protocol === "usi" && frame.trim() === "quit" ? "usi/quit-exits" : undefined;
}

const BY_PROTOCOL: Readonly<Record<string, (frame: string) => Demand | undefined>> = {
  mgtp: (frame) => {
    const { form, name } = readCommand(frame);
    if (name === "quit") {
      return { expect: "success", else: "mgtp/quit-reply", exits: "mgtp/quit-exits" };
    }
    if (form) return { expect: "success", else: form.rule };
    return { expect: "failure", else: "mgtp/unknown-refused" };
  },
  usi: (frame) => {
    const [word = "", ...more] = frame.trim().split(/\s+/);
    if (word === "usi") return { expect: { message: "usiok" }, else: "usi/usiok" };
    if (word === "isready") return { expect: { message: "readyok" }, else: "usi/readyok" };
    if (more[0] === "mate") return { expect: { message: "checkmate" }, else: "usi/go-mate" };
    return { expect: { message: "bestmove" }, else: "usi/bestmove-comes" };
  },
};
