/** A bestmove that may belong to a search before. @module */

import { isLegal, shogi, type ShogiPosition } from "../../games/shogi/mod.ts";
import type { HeardLine } from "../pairing.ts";

/** An illegal bestmove of which only the next line can tell whether it was one too many. */
export interface BestmoveDoubt {
  readonly line: HeardLine;
  readonly words: readonly string[];
}

/** Whether a move that is illegal here would have been legal in the search before. */
export function isFromBefore(
  words: readonly string[],
  position: ShogiPosition | undefined,
): boolean {
  const move = shogi.read(words[0] ?? "");
  return move.ok && position !== undefined && isLegal(position, move.value);
}
