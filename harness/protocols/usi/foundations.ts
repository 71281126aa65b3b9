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

/**
 * A bestmove too many is read as the next one; a wrong board makes wrong moves; a search that takes
 * much longer than byoyomi keeps no margin.
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
    explains: (rule) => rule === "usi/byoyomi-margin",
  },
];
