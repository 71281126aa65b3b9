/** How the pieces stand when a game begins. @module */

import type { Side } from "../game.ts";
import { randomFrom, shuffled } from "../random.ts";
import { CELLS, POINTS } from "./point.ts";
import { type Board, PIECE_COUNTS, PIECE_TYPES, type PieceType, type Stack } from "./position.ts";

/** As the specification's chessColor has it: W white, B black. */
const COLOURS = [
  "WWWWB....",
  "BWWWBB...",
  "BBWWBBB..",
  "BBBWBBBB.",
  "BBBB.WWWW",
  ".WWWWBWWW",
  "..WWWBBWW",
  "...WWBBBW",
  "....WBBBB",
].join("");

/** As the specification's chessType has it. */
const TYPES = [
  "11111....",
  "122221...",
  "1233321..",
  "12311321.",
  "1231.1321",
  ".12311321",
  "..1233321",
  "...122221",
  "....11111",
].join("");

/** The one arrangement of the specification: all points taken, all stacks one high. */
export const STANDARD_BOARD: Board = CELLS.map((cell) => ({
  owner: COLOURS[cell] === "W" ? "first" : "second",
  height: 1,
  type: Number(TYPES[cell]) as PieceType,
}));

/** A setup in which the seed has put the same 60 pieces onto the points in any order. */
export function randomSetup(seed: number): string {
  const pieces = shuffled([...piecesOf("first"), ...piecesOf("second")], randomFrom(seed));
  const stacks = pieces.map(({ owner, type }, point) =>
    `${owner === "first" ? "W" : "B"} ${POINTS[point]} 1 ${type}`
  );
  return ["white 1 1", ...stacks].join(" / ");
}

function piecesOf(owner: Side): readonly Stack[] {
  return PIECE_TYPES.flatMap((type) =>
    Array.from({ length: PIECE_COUNTS[type] }, () => ({ owner, height: 1, type }))
  );
}
