/** Rules from whose breach others follow: a program asks the same function for moves and for checks. @module */

import type { Foundation } from "../protocol.ts";

const REFUSED: ReadonlySet<string> = new Set([
  "shogi-console/legal-accepted",
  "shogi-console/replay-next",
]);

/** Pieces that move wrongly give checks that are none, and then legal moves are refused. */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    rule: "shogi-console/refuses-jump",
    scenario: "shogi-console/refused/jump",
    explains: (rule) => REFUSED.has(rule),
  },
  {
    rule: "shogi-console/refuses-wrong-way",
    scenario: "shogi-console/refused/wrong_way",
    explains: (rule) => REFUSED.has(rule),
  },
  {
    rule: "shogi-console/legal-accepted",
    scenario: "shogi-console/moves/random_game",
    explains: (rule) => rule === "shogi-console/replay-next",
  },
];
