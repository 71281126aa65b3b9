/** All legal steps. @module */

import { POINTS, RAYS } from "./point.ts";
import type { Board, Capture, Enhance, Pass, TzaarMove, TzaarPosition } from "./position.ts";

// Moves are made once and shared: this is the hot path of every opponent and of the counts.
const CAPTURES: readonly (readonly Capture[])[] = POINTS.map((from) =>
  POINTS.map((to) => Object.freeze({ kind: "capture", from, to }))
);
const ENHANCES: readonly (readonly Enhance[])[] = POINTS.map((from) =>
  POINTS.map((to) => Object.freeze({ kind: "enhance", from, to }))
);
const PASS: Pass = Object.freeze({ kind: "pass" });

/** What the side to move may do, point by point from the top left; a pass comes last. */
export function moves({ board, turn, step }: TzaarPosition): readonly TzaarMove[] {
  const found: TzaarMove[] = [];
  for (let from = 0; from < board.length; from++) {
    const stack = board[from];
    if (stack === undefined || stack.owner !== turn) continue;
    for (const ray of RAYS[from]!) {
      const to = firstOccupied(board, ray);
      if (to === undefined) continue;
      const target = board[to]!;
      if (target.owner !== turn) {
        if (target.height <= stack.height) found.push(CAPTURES[from]![to]!);
      } else if (step === 2) found.push(ENHANCES[from]![to]!);
    }
  }
  if (step === 2) found.push(PASS);
  return found;
}

/** Whether the side to move has anything to take. */
export function canCapture({ board, turn }: TzaarPosition): boolean {
  return board.some((stack, from) =>
    stack?.owner === turn && RAYS[from]!.some((ray) => {
      const to = firstOccupied(board, ray);
      if (to === undefined) return false;
      const target = board[to]!;
      return target.owner !== turn && target.height <= stack.height;
    })
  );
}

function firstOccupied(board: Board, ray: readonly number[]): number | undefined {
  for (const point of ray) if (board[point] !== undefined) return point;
  return undefined;
}
