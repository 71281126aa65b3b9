/** The eight ghosts of a side. @module */

import type { Side } from "../game.ts";
import { ownView, SIZE } from "./square.ts";

/** The letters of the ghosts, in the order of every list of them. */
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;

/** What a ghost is inside. */
export type Colour = "red" | "blue";

/** How many ghosts of a colour a side has, and how many must be taken to end the game. */
export const OF_A_COLOUR = 4;

/** One ghost: its colour, and its square (see square.ts) or how it left the board. */
export interface Ghost {
  readonly colour: Colour;
  readonly at: number | "captured" | "escaped";
}

/** All ghosts, A to H of each side. */
export type Ghosts = Readonly<Record<Side, readonly Ghost[]>>;

/** Where a side's ghosts stand at the start: A to D in front, E to H behind. */
export function homeOf(index: number, side: Side): number {
  return ownView(index % 4 + 1 + SIZE * (SIZE - 2 + Math.floor(index / 4)), side);
}

/** The side that is not `side`. */
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/** Whether a ghost stands on the board. */
export function isOnBoard(ghost: Ghost): ghost is Ghost & { readonly at: number } {
  return typeof ghost.at === "number";
}

/** How many ghosts of a colour were taken from a side. */
export function takenOf(ghosts: readonly Ghost[], colour: Colour): number {
  return ghosts.filter((ghost) => ghost.at === "captured" && ghost.colour === colour).length;
}
