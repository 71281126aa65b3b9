/** What a player may know. @module */

import type { Side } from "../game.ts";
import { type Ghost, isOnBoard, OF_A_COLOUR, otherSide, takenOf } from "./ghost.ts";
import type { GeisterPosition } from "./position.ts";

/**
 * The position with the colours of the other's ghosts on the board in a fixed order: the red ones
 * that are left come first, so the same knowledge gives the same view.
 */
export function view(position: GeisterPosition, side: Side): GeisterPosition {
  const other = otherSide(side);
  return { ...position, ghosts: { ...position.ghosts, [other]: masked(position.ghosts[other]) } };
}

function masked(ghosts: readonly Ghost[]): readonly Ghost[] {
  let reds = OF_A_COLOUR - takenOf(ghosts, "red");
  return ghosts.map((ghost) => {
    if (!isOnBoard(ghost)) return ghost;
    return { colour: reds-- > 0 ? "red" : "blue", at: ghost.at };
  });
}
