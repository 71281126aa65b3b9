/** Which dark squares promise most, judged by what lies around them. @module */

import { RAYS } from "../square.ts";
import { BLACK, CANNON, DARK, EMPTY, NEIGHBOURS, PIECE_CODES, TAKES } from "./codes.ts";
import type { Material } from "./material.ts";
import type { SearchBoard } from "./search_board.ts";

/** What the side to move may expect to win by turning `square` over, and not to lose. */
export function flipValue(board: SearchBoard, square: number, { values }: Material): number {
  let sum = 0;
  for (const code of PIECE_CODES) {
    const count = board.hidden[code]!;
    if (count > 0) sum += count * outcome(board, { square, code, values });
  }
  return sum / Math.max(1, board.hiddenCount);
}

interface Shown {
  readonly square: number;
  readonly code: number;
  readonly values: Int32Array;
}

/** The other side moves next: what it can take is lost, what we can take it will save at best. */
function outcome(board: SearchBoard, shown: Shown): number {
  const isOwn = (shown.code & BLACK) === board.turn;
  const aims = (shown.code & 7) === CANNON ? shots(board, shown) : bites(board, shown);
  const fears = isTaken(board, shown) ? shown.values[shown.code]! : 0;
  return isOwn ? aims / 4 - fears : fears / 4 - aims;
}

/** The dearest neighbour that the shown piece can take. */
function bites({ squares }: SearchBoard, { square, code, values }: Shown): number {
  let best = 0;
  for (let side = square * 4; side < square * 4 + 4; side++) {
    const next = NEIGHBOURS[side]!;
    if (next < 0) break;
    const other = squares[next]!;
    if (TAKES[code << 4 | other] === 1) best = Math.max(best, values[other]!);
  }
  return best;
}

/** The dearest piece that a cannon there can take. */
function shots({ squares }: SearchBoard, { square, code, values }: Shown): number {
  let best = 0;
  for (const ray of RAYS[square]!) {
    const target = secondOn(squares, ray);
    if (target === undefined) continue;
    const other = squares[target]!;
    if (isEnemy(code, other)) best = Math.max(best, values[other]!);
  }
  return best;
}

function isTaken({ squares }: SearchBoard, { square, code }: Shown): boolean {
  for (let side = square * 4; side < square * 4 + 4; side++) {
    const next = NEIGHBOURS[side]!;
    if (next < 0) break;
    if (TAKES[squares[next]! << 4 | code] === 1) return true;
  }
  return RAYS[square]!.some((ray) => {
    const from = secondOn(squares, ray);
    return from !== undefined && (squares[from]! & 7) === CANNON && isEnemy(code, squares[from]!);
  });
}

function isEnemy(code: number, other: number): boolean {
  return other !== DARK && other !== EMPTY && (code & BLACK) !== (other & BLACK);
}

function secondOn(squares: Int8Array, ray: readonly number[]): number | undefined {
  let met = 0;
  for (const square of ray) {
    if (squares[square] !== EMPTY && ++met === 2) return square;
  }
  return undefined;
}
