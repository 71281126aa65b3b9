/** The steps of the side to move, quickly; flips are the search's own business. @module */

import { RAYS } from "../square.ts";
import { CANNON, DARK, EMPTY, NEIGHBOURS, TAKES } from "./codes.ts";
import type { SearchBoard } from "./search_board.ts";

/** Writes all captures into `out` from `at` on, and says where they end. */
export function addCaptures(board: SearchBoard, out: Int32Array, at: number): number {
  const { squares, turn } = board;
  let end = at;
  for (let from = 0; from < 32; from++) {
    const code = squares[from]!;
    if (code === EMPTY || code === DARK || (code & 8) !== turn) continue;
    if ((code & 7) === CANNON) {
      end = addShots(board, from, { out, at: end });
      continue;
    }
    for (let side = from * 4; side < from * 4 + 4; side++) {
      const to = NEIGHBOURS[side]!;
      if (to < 0) break;
      if (TAKES[code << 4 | squares[to]!] === 1) out[end++] = from | to << 5;
    }
  }
  return end;
}

/** Writes all steps to empty squares into `out` from `at` on, and says where they end. */
export function addQuietSteps(board: SearchBoard, out: Int32Array, at: number): number {
  const { squares, turn } = board;
  let end = at;
  for (let from = 0; from < 32; from++) {
    const code = squares[from]!;
    if (code === EMPTY || code === DARK || (code & 8) !== turn) continue;
    for (let side = from * 4; side < from * 4 + 4; side++) {
      const to = NEIGHBOURS[side]!;
      if (to < 0) break;
      if (squares[to] === EMPTY) out[end++] = from | to << 5;
    }
  }
  return end;
}

/** What a cannon takes: the second piece on each ray, if it is an enemy in sight. */
function addShots(
  { squares, turn }: SearchBoard,
  from: number,
  { out, at }: { readonly out: Int32Array; readonly at: number },
): number {
  let end = at;
  for (const ray of RAYS[from]!) {
    let met = 0;
    for (let index = 0; index < ray.length && met < 2; index++) {
      const to = ray[index]!;
      const code = squares[to]!;
      if (code === EMPTY || ++met < 2) continue;
      if (code !== DARK && (code & 8) !== turn) out[end++] = from | to << 5;
    }
  }
  return end;
}
