/** When a game is over. @module */

import type { Ending, Side } from "../game.ts";
import { canMove } from "./moves.ts";
import { isCheck, otherSide, type ShogiPosition, turnOf } from "./position.ts";

/** How often a position comes before the game is over. */
const REPETITIONS = 4;

/** How the game ended: no legal move, then repetition, then the number of plies. */
export function ending(position: ShogiPosition): Ending | undefined {
  const repeated = repetition(position);
  if (repeated) return repeated;
  if (!canMove(position)) {
    const reason = isCheck(position) ? "checkmate" : "stalemate";
    return { reason, winner: otherSide(turnOf(position)) };
  }
  return position.ply >= position.settings.moveLimit ? { reason: "move-limit" } : undefined;
}

/** A fourth occurrence is a draw, unless one side gave check all the time: it has lost. */
function repetition(position: ShogiPosition): Ending | undefined {
  const { seen } = position;
  const key = seen.at(-1)?.key;
  const places = [...seen.keys()].filter((index) => seen[index]?.key === key);
  if (places.length < REPETITIONS) return undefined;
  const since = seen.slice(places.at(-REPETITIONS)! + 1);
  const toMove = turnOf(position);
  const checker = CHECKERS.find((side) =>
    since.every(({ check }, index) => {
      const facing = (since.length - 1 - index) % 2 === 0 ? toMove : otherSide(toMove);
      return facing === side || check;
    })
  );
  if (!checker) return { reason: "repetition" };
  return { reason: "perpetual-check", winner: otherSide(checker) };
}

const CHECKERS: readonly Side[] = ["first", "second"];
