/** All legal moves. @module */

import { type Ghost, isOnBoard, LETTERS } from "./ghost.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { DIRECTIONS, isFarCorner, SQUARES, stepFrom } from "./square.ts";

// Moves are made once and shared: this is the hot path of every opponent and of the counts.
const MOVES: readonly (readonly GeisterMove[])[] = LETTERS.map((ghost) =>
  DIRECTIONS.map((direction) => Object.freeze({ ghost, direction }))
);

/**
 * What the side to move may do, ghost by ghost; both ways out of a corner are moves. There is
 * always one while the game lasts: only the edge and own ghosts are in the way, and eight ghosts
 * cannot wall in one another on a board of 36 squares.
 */
export function moves({ ghosts, turn }: GeisterPosition): readonly GeisterMove[] {
  const own = ghosts[turn];
  const blocked = occupied(own);
  return own.flatMap((ghost, index) => {
    if (!isOnBoard(ghost)) return [];
    return MOVES[index]!.filter(({ direction }) => {
      const to = stepFrom(ghost.at, { side: turn, direction });
      if (to !== undefined) return !blocked[to];
      return ghost.colour === "blue" && isFarCorner(ghost.at, turn);
    });
  });
}

function occupied(ghosts: readonly Ghost[]): readonly boolean[] {
  const squares = SQUARES.map(() => false);
  for (const { at } of ghosts) if (typeof at === "number") squares[at] = true;
  return squares;
}
