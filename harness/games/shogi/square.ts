/** The 81 squares, as USI names them: file 1 to 9 from the right, rank a to i from the top. @module */

import { Square } from "tsshogi";
import type { Side } from "../game.ts";

/** How many files and ranks there are. */
export const SIZE = 9;

/** How many ranks, counted from the far edge, a piece promotes in. */
const ZONE = 3;

/** The names of all squares, row by row: 9a, 8a … 1a, 9b … 1i. */
export const SQUARES: readonly string[] = Square.all.map(({ usi }) => usi);

const BY_NAME: ReadonlyMap<string, Square> = new Map(Square.all.map((each) => [each.usi, each]));

/** The square of a name; undefined where the board has none. */
export function squareOf(name: string): Square | undefined {
  return BY_NAME.get(name);
}

/** The name of the square on a file and a rank, both counted from 1; it need not be on the board. */
export function nameOf(file: number, rank: number): string {
  return `${file}${String.fromCharCode(96 + rank)}`;
}

/** How far a square is from the edge that `side` plays towards: 1 is the last rank. */
export function ranksToGo({ rank }: Square, side: Side): number {
  return side === "first" ? rank : SIZE + 1 - rank;
}

/** Whether pieces of `side` promote there. */
export function isInZone(square: Square, side: Side): boolean {
  return ranksToGo(square, side) <= ZONE;
}
