/** Rules from whose breach others follow. @module */

import type { Foundation } from "../protocol.ts";

/** Whether a rule is about a move in a position, so that another position may be the cause. */
function isLegality(rule: string): boolean {
  return rule.startsWith("shogi/") || IN_POSITION.has(rule);
}

const IN_POSITION: ReadonlySet<string> = new Set([
  "usi/ponder-legal",
  "usi/win-declaration",
  "usi/go-mate",
  "usi/mate-line",
]);

/** A search that goes on is about the position that was sent before it. */
function isAfter(sent: string, position: RegExp): boolean {
  return position.test(sent) || /^(ponderhit|stop)$/m.test(sent);
}

/** An engine that does not know a limit may search without end. */
function isEndless(rule: string, sent: string, limit: RegExp): boolean {
  return rule === "usi/bestmove-comes" && limit.test(sent);
}

/**
 * A bestmove too many is read as the next one; a wrong board makes wrong moves; a search that
 * takes much longer than byoyomi keeps no margin, and one that knows no byoyomi may not end.
 */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    rule: "usi/one-bestmove",
    scenario: "usi/go/one_bestmove",
    explains: (rule, sent) => isLegality(rule) && /^go\b/m.test(sent),
  },
  {
    rule: "usi/position-sfen",
    scenario: "usi/position/sfen",
    explains: (rule, sent) => isLegality(rule) && isAfter(sent, /^position sfen /m),
  },
  {
    rule: "usi/position-moves",
    scenario: "usi/position/moves",
    explains: (rule, sent) => isLegality(rule) && isAfter(sent, /^position .* moves /m),
  },
  {
    rule: "usi/position-anew",
    scenario: "usi/position/anew",
    explains: (rule, sent) => isLegality(rule) && isAfter(sent, /^position /m),
  },
  {
    rule: "usi/byoyomi-kept",
    scenario: "usi/go/byoyomi",
    explains: (rule, sent) =>
      rule === "usi/byoyomi-margin" || isEndless(rule, sent, /^go .*byoyomi [1-9]/m),
  },
  {
    rule: "usi/increment-kept",
    scenario: "usi/go/increment",
    explains: (rule, sent) => isEndless(rule, sent, /^go .*[bw]inc [1-9]/m),
  },
];
