/** A game as it was played. @module */

import type { DarkChessMove, DarkChessPosition } from "../position.ts";

/** A start and the plies that were played from there, all legal. */
export interface PlayedRecord {
  readonly start: DarkChessPosition;
  readonly moves: readonly DarkChessMove[];
}
