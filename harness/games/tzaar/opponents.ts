/** Built-in opponents. @module */

import type { Opponent, Side } from "../game.ts";
import { pick } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { play } from "./play.ts";
import {
  countVisible,
  otherSide,
  PIECE_TYPES,
  type TzaarMove,
  type TzaarPosition,
} from "./position.ts";

/** The opponents by name. */
export const TZAAR_OPPONENTS: Readonly<
  Record<"random" | "greedy", Opponent<TzaarPosition, TzaarMove>>
> = { random, greedy };

/** Any legal step. */
function random(position: TzaarPosition, chance: () => number): TzaarMove {
  return pickOrThrow(moves(position), chance);
}

/** Goes where it stands best after one step, wins included. */
function greedy(position: TzaarPosition, chance: () => number): TzaarMove {
  const all = moves(position);
  const scores = all.map((move) => score(play(position, move), position.turn));
  const highest = Math.max(...scores);
  return pickOrThrow(all.filter((_, index) => scores[index] === highest), chance);
}

/** What a position is worth to a side: rare kinds weigh most, then the height of its stacks. */
function score(position: TzaarPosition, side: Side): number {
  const end = ending(position);
  if (end) return end.winner === side ? 1000 : -1000;
  return strength(position, side) - strength(position, otherSide(side));
}

function strength({ board }: TzaarPosition, owner: Side): number {
  const danger = PIECE_TYPES.reduce(
    (sum, type) => sum + 12 / countVisible(board, { owner, type }),
    0,
  );
  const tallest = board.reduce(
    (most, stack) => stack?.owner === owner ? Math.max(most, stack.height) : most,
    0,
  );
  return tallest - danger;
}

function pickOrThrow(from: readonly TzaarMove[], chance: () => number): TzaarMove {
  const move = pick(from, chance);
  if (!move) throw new Error("No legal step: the game is over");
  return move;
}
