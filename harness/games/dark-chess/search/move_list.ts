/** The moves of all nodes on the way down, each node's in the order in which they are tried. @module */

import { addCaptures, addQuietSteps } from "./generate.ts";
import type { MaterialTable } from "./material.ts";
import type { SearchBoard } from "./search_board.ts";

/** No side has more moves: sixteen pieces with four neighbours, and what two cannons aim at. */
const MOST_MOVES = 96;

/** The best move of before is tried first, then captures, then quiet moves that have cut before. */
const ORDER = { best: 2_000_000, capture: 1_000_000, killer: 500_000, history: 400_000 } as const;

/** Moves by place; a node at `ply` owns the places from `start(ply)` on. */
export class MoveList {
  readonly #board: SearchBoard;
  readonly #materials: MaterialTable;
  readonly #moves: Int32Array;
  readonly #orders: Int32Array;
  readonly #killers: Int32Array;
  readonly #history = new Int32Array(1024);

  constructor(board: SearchBoard, materials: MaterialTable, plies: number) {
    this.#board = board;
    this.#materials = materials;
    this.#moves = new Int32Array(plies * MOST_MOVES);
    this.#orders = new Int32Array(plies * MOST_MOVES);
    this.#killers = new Int32Array(plies);
  }

  /** The first place of a node. */
  start(ply: number): number {
    return ply * MOST_MOVES;
  }

  /** Lists the captures of the side to move, and says where they end. */
  listCaptures(ply: number): number {
    const first = this.start(ply);
    const end = addCaptures(this.#board, this.#moves, first);
    const { squares, alive, living } = this.#board;
    const { values } = this.#materials.of(alive, living);
    for (let index = first; index < end; index++) {
      const move = this.#moves[index]!;
      const taker = values[squares[move & 31]!]!;
      this.#orders[index] = ORDER.capture + values[squares[move >> 5]!]! * 8 - taker;
    }
    return end;
  }

  /** Lists all steps of the side to move, and says where they end; `best` is tried first. */
  listAll(ply: number, best = 0): number {
    const first = this.start(ply);
    const middle = this.listCaptures(ply);
    const end = addQuietSteps(this.#board, this.#moves, middle);
    for (let index = middle; index < end; index++) {
      const move = this.#moves[index]!;
      this.#orders[index] = move === this.#killers[ply] ? ORDER.killer : this.#history[move]!;
    }
    for (let index = first; index < end; index++) {
      if (this.#moves[index] === best) this.#orders[index] = ORDER.best;
    }
    return end;
  }

  /** The best move from `index` on, put there. */
  next(index: number, end: number): number {
    let best = index;
    for (let other = index + 1; other < end; other++) {
      if (this.#orders[other]! > this.#orders[best]!) best = other;
    }
    const move = this.#moves[best]!;
    this.#moves[best] = this.#moves[index]!;
    this.#orders[best] = this.#orders[index]!;
    this.#moves[index] = move;
    return move;
  }

  /** Remembers a quiet move that was too good for the other side to allow. */
  praise(move: number, { ply, depth }: { readonly ply: number; readonly depth: number }): void {
    this.#killers[ply] = move;
    this.#history[move] = Math.min(ORDER.history, this.#history[move]! + depth * depth);
  }
}
