/** What the tests of Tzaar share; no tests of its own. @module */

import { assert, assertEquals } from "@std/assert";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { COORDINATES, indexOf, nameOf, POINTS } from "./point.ts";
import { type Board, otherSide, type TzaarMove, type TzaarPosition } from "./position.ts";
import { start } from "./start.ts";

/** The micro positions of the note. */
export const HOLE_SETUP =
  "white 1 / W -1,0 1 3 / W 4,-3 1 1 / W 3,1 1 2 / B 1,0 1 3 / B -4,3 1 1 / B -3,-1 1 2";
export const HEIGHTS_SETUP =
  "white 1 / W 2,0 2 1 / W -4,1 1 2 / W -4,4 1 3 / B 4,0 3 1 / B 2,2 2 2 / B 2,-1 1 3";
export const NO_CAPTURE_SETUP =
  "white 1 / W 2,0 1 1 / W -2,3 1 2 / W -1,-3 1 3 / B 2,2 2 1 / B -2,1 2 2 / B -3,-1 2 3";
export const SELF_WIPE_SETUP =
  "white 2 / W 1,1 1 3 / W 1,2 1 1 / W 3,-4 1 2 / B 1,3 1 1 / B -4,1 1 2 / B -3,-1 1 3";

/** The position of a setup. */
export function started(setup = "standard"): TzaarPosition {
  const begun = start({ setup });
  assert(begun.ok, begun.ok ? "" : begun.error.en);
  return begun.value;
}

/** A step from its notation. */
export function moveOf(text: string): TzaarMove {
  const move = read(text);
  assert(move.ok, move.ok ? "" : move.error.en);
  return move.value;
}

/** The position after some steps, all of which are legal. */
export function after(position: TzaarPosition, texts: readonly string[]): TzaarPosition {
  return texts.map(moveOf).reduce((each, move) => {
    assertEquals(objection(each, move), undefined);
    return play(each, move);
  }, position);
}

/** Every pair of points, a point with itself and the hole included, both ways, and the pass. */
export const CANDIDATES: readonly TzaarMove[] = [
  { kind: "pass" },
  ...[...POINTS, "0,0", "5,-1"].flatMap((from) =>
    [...POINTS, "0,0", "5,-1"].flatMap((to) => [
      { kind: "capture", from, to } as const,
      { kind: "enhance", from, to } as const,
    ])
  ),
];

/** The name of a point after a turn by 60° about the centre. */
export function turnedPoint(name: string): string {
  const { u, v } = COORDINATES[indexOf(name)!]!;
  return nameOf({ u: 0 - v, v: u + v });
}

/** The board after a turn by 60°. */
export function turnedBoard(board: Board): Board {
  const next = board.slice();
  board.forEach((stack, point) => next[indexOf(turnedPoint(POINTS[point]!))!] = stack);
  return next;
}

/** The board with the colours exchanged. */
export function swapped(board: Board): Board {
  return board.map((stack) => stack && { ...stack, owner: otherSide(stack.owner) });
}
