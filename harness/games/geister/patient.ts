/** The opponent that makes a game last. @module */

import { pick } from "../random.ts";
import { isOnBoard, otherSide } from "./ghost.ts";
import { Lookahead } from "./lookahead.ts";
import { moves } from "./moves.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { ownView, SIZE, stepsBetween } from "./square.ts";

/** How many plies it looks ahead, its own first: more where a ghost is near its way out. */
const DEPTH = { calm: 2, danger: 3 } as const;
/** At so few steps from a corner a ghost is near. */
const CLOSE = 3;

/**
 * Makes the game last: it never ends it, keeps the other from ending it, and leaves alone what need
 * not be taken. It knows all colours, since it does not play to win.
 */
export function patient(position: GeisterPosition, chance: () => number): GeisterMove {
  const all = moves(position);
  const ahead = new Lookahead(position);
  const depth = DEPTH[isInDanger(position) ? "danger" : "calm"];
  const scores: number[] = [];
  let highest = -Infinity;
  for (const move of all) {
    const score = ahead.score(move, { depth: depth - 1, least: highest - 1 });
    scores.push(score);
    highest = Math.max(highest, score);
  }
  const move = pick(all.filter((_, index) => scores[index] === highest), chance);
  if (!move) throw new Error("No legal move: the game is over");
  return move;
}

/** Whether a blue ghost of the other side is near a corner by which it may leave. */
function isInDanger({ ghosts, turn }: GeisterPosition): boolean {
  const other = otherSide(turn);
  return ghosts[other].some((ghost) =>
    isOnBoard(ghost) && ghost.colour === "blue" &&
    [0, SIZE - 1].some((corner) => stepsBetween(ghost.at, ownView(corner, other)) <= CLOSE)
  );
}
