/** Positions as the wire writes them: `xyc` for each of ABCDEFGHabcdefgh. @module */

import type { Side } from "../game.ts";
import { type Colour, type Ghost, isOnBoard, otherSide } from "./ghost.ts";
import type { GeisterPosition } from "./position.ts";
import { ownView, SIZE } from "./square.ts";

/** The marks of those that left the board; no side sees them turned round. */
export const OFF_BOARD = { captured: "99", escaped: "88" } as const;

/**
 * The 48 characters that `side` gets to see, its own home at y = 5; what left the board is public
 * and so in small letters, and `reveal` shows the other's colours too, as at the end of a game.
 */
export function boardString(
  { ghosts }: GeisterPosition,
  side: Side,
  { reveal = false }: { readonly reveal?: boolean } = {},
): string {
  const own = ghosts[side].map((ghost) => placeOf(ghost, side) + ownMark(ghost));
  const others = ghosts[otherSide(side)].map((ghost) =>
    placeOf(ghost, side) + (isOnBoard(ghost) && !reveal ? "u" : MARKS[ghost.colour])
  );
  return [...own, ...others].join("");
}

const MARKS: Readonly<Record<Colour, string>> = { red: "r", blue: "b" };

function ownMark(ghost: Ghost): string {
  const mark = MARKS[ghost.colour];
  return isOnBoard(ghost) ? mark.toUpperCase() : mark;
}

function placeOf({ at }: Ghost, side: Side): string {
  if (typeof at !== "number") return OFF_BOARD[at];
  const square = ownView(at, side);
  return `${square % SIZE}${Math.floor(square / SIZE)}`;
}
