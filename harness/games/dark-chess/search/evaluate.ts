/** How good a position is for the side to move, without looking ahead. @module */

import { DARK, DISTANCES, EMPTY, RED, TAKES } from "./codes.ts";
import type { Material, MaterialTable } from "./material.ts";
import type { SearchBoard } from "./search_board.ts";

/** The furthest that two squares can be apart. */
const FURTHEST = 10;

/** Below so many dark pieces, or with a side so small, it is time to hunt. */
const FEW_DARK = 4;
const FEW_PIECES = 4;

// Reused in every call: the search values hundreds of thousands of positions in a second.
const reds = new Int8Array(16);
const blacks = new Int8Array(16);

/** The balance of material and of threats, fading as a draw by quiet plies comes near. */
export function evaluate(board: SearchBoard, table: MaterialTable): number {
  const material = table.of(board.alive, board.living);
  const hunted = pursuit(board, material);
  const weight = isEndgame(board) ? 4 : 1;
  const balance = material.balance + (hunted * weight >> 2);
  return faded(board, board.turn === RED ? balance : -balance);
}

function isEndgame({ hiddenCount, redCount, blackCount }: SearchBoard): boolean {
  return hiddenCount <= FEW_DARK || Math.min(redCount, blackCount) <= FEW_PIECES;
}

/** Red's hunts less black's: the nearer a hunter is and the dearer its prey, the more. */
function pursuit({ squares }: SearchBoard, { values }: Material): number {
  let redCount = 0;
  let blackCount = 0;
  for (let square = 0; square < 32; square++) {
    const code = squares[square]!;
    if (code === EMPTY || code === DARK) continue;
    if (code < DARK) reds[redCount++] = square;
    else blacks[blackCount++] = square;
  }
  let sum = 0;
  for (let first = 0; first < redCount; first++) {
    const red = squares[reds[first]!]!;
    for (let second = 0; second < blackCount; second++) {
      const black = squares[blacks[second]!]!;
      const takes = TAKES[red << 4 | black]! - TAKES[black << 4 | red]!;
      if (takes === 0) continue;
      const near = FURTHEST - DISTANCES[reds[first]! << 5 | blacks[second]!]!;
      sum += takes > 0 ? near * interest(values[black]!) : -near * interest(values[red]!);
    }
  }
  return sum;
}

function interest(value: number): number {
  return 1 + (value > 640 ? 10 : value >> 6);
}

/** A lead that cannot be cashed in before the quiet plies run out is worth less and less. */
function faded({ quiet, quietLimit }: SearchBoard, score: number): number {
  const half = quietLimit >> 1;
  if (quiet <= half || half === 0) return score;
  return Math.trunc(score * Math.max(0, quietLimit - quiet) / (quietLimit - half));
}
