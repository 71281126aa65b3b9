/** Where a USI engine is asked for the same in another way. @module */

import type { Control } from "../protocol.ts";

/**
 * A position for White is set up by moves where its SFEN is in question, and by its SFEN where its
 * moves are: an engine that plays only one side well fails in both.
 */
export const CONTROLS: readonly Control[] = [
  { scenario: "usi/rules/opening" },
  { scenario: "usi/games/first" },
  // A game from its start is shorter, and an engine that errs in it errs in a long one, too.
  { scenario: "usi/games/first", of: ["usi/long-game"] },
  { scenario: "usi/rules/opening", of: ["usi/position-sfen", "usi/pipelining"] },
  { scenario: "usi/position/sfen", of: ["usi/position-moves"] },
];
