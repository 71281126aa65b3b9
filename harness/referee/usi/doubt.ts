/** A bestmove that may belong to a search before. @module */

import type { Finding } from "../../core/mod.ts";
import { isLegal, shogi, type ShogiPosition } from "../../games/shogi/mod.ts";
import type { HeardLine } from "../pairing.ts";

/** An illegal bestmove of which only the next line can tell whether it was one too many. */
export interface Doubt {
  readonly line: HeardLine;
  /** What it breaks if it was meant for the search under way. */
  readonly faults: readonly Finding[];
}

/** Whether a move that is illegal here would have been legal in the search before. */
export function isFromBefore(
  words: readonly string[],
  position: ShogiPosition | undefined,
): boolean {
  const move = shogi.read(words[0] ?? "");
  return move.ok && position !== undefined && isLegal(position, move.value);
}

/** What a doubtful bestmove breaks behind which no other came; `instead` if that is about positions. */
export function settledDoubt({ faults }: Doubt, instead?: string): readonly Finding[] {
  const said = instead !== undefined && ABOUT_POSITIONS.has(instead) ? { rule: instead } : {};
  return faults.map((fault) => ({ ...fault, ...said }));
}

const ABOUT_POSITIONS: ReadonlySet<string> = new Set([
  "usi/position-sfen",
  "usi/position-moves",
  "usi/position-anew",
  "usi/long-game",
  "usi/two-games",
]);
