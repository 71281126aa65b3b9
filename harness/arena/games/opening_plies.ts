/** The plies that open a game. @module */

import type { MatchFacts } from "../../core/mod.ts";
import type { GameBoard } from "./board.ts";
import type { GamePlan } from "./plan.ts";

/** Written plies, then some by chance; each must be played before the next is asked for. */
export function* openingPlies(
  board: GameBoard,
  { start, openings = [], randomPlies = 0 }: MatchFacts,
  { pair, seed }: GamePlan,
): Generator<string> {
  yield* start?.opening ?? [];
  if (openings.length > 0) yield* openings[(pair - 1) % openings.length] ?? [];
  if (randomPlies > 0) yield* board.chanceOpening(randomPlies, seed);
}
