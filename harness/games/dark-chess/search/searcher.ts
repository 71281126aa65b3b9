/**
 * NegaScout with a transposition table. A flip at the root is a chance node; further down it counts
 * as a pass, for chance nodes there cost more depth than they are worth (47 of 100 in 200 games).
 * @module
 */

import { PIECE_CODES } from "./codes.ts";
import { evaluate } from "./evaluate.ts";
import { MaterialTable } from "./material.ts";
import { MoveList } from "./move_list.ts";
import type { SearchBoard } from "./search_board.ts";
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from "./transposition_table.ts";

/** The score of a win at once; a later one is less by as many plies. */
const WIN = 100_000;

/** No score is beyond. */
export const INFINITY = WIN + 1;

/** Scores beyond are wins and losses. */
export const SURELY = WIN - 1000;

/** What a flip may be worth at most: a sure win among many outcomes must not drown the others. */
const MOST_BY_CHANCE = 8000;

/** A draw counts as a little less than even for the searching side: the other may go wrong. */
const CONTEMPT = 120;

/** So many moves of a node are looked at in full depth before quiet ones count as late. */
const LATE = 4;

/** No node is deeper; captures may go on beyond. */
const DEEPEST = 60;
const DEEPEST_CAPTURE = DEEPEST + 38;

/** When to stop; asked at every node. */
export type IsOver = (nodes: number) => boolean;

/** One search of one position; it changes the board and always changes it back. */
export class Searcher {
  readonly board: SearchBoard;
  readonly materials = new MaterialTable();
  nodes = 0;
  isStopped = false;
  readonly #table: TranspositionTable;
  readonly #isOver: IsOver;
  readonly #rootTurn: number;
  readonly #moves: MoveList;

  constructor(
    board: SearchBoard,
    options: { readonly tableBits: number; readonly isOver: IsOver },
  ) {
    this.board = board;
    this.#table = new TranspositionTable(options.tableBits);
    this.#isOver = options.isOver;
    this.#rootTurn = board.turn;
    this.#moves = new MoveList(board, this.materials, DEEPEST_CAPTURE + 1);
  }

  /** The score after a move of the side to move, for that side. */
  scoreMove(move: number, depth: number, window: Window): number {
    this.board.make(move);
    const score = -this.#search(depth, -window.beta, -window.alpha, 1, true);
    this.board.unmake(move);
    return score;
  }

  /** The expected score of a flip (Star1): the bounds of what is left cut the rest off. */
  scoreFlip(square: number, depth: number, { alpha, beta }: Window): number {
    const { board } = this;
    const total = board.hiddenCount;
    let left = total;
    let sum = 0;
    for (const code of PIECE_CODES) {
      const count = board.hidden[code]!;
      if (count === 0) continue;
      left -= count;
      const least = Math.floor((alpha * total - sum - left * MOST_BY_CHANCE) / count);
      const most = Math.ceil((beta * total - sum + left * MOST_BY_CHANCE) / count);
      const low = Math.max(least, -MOST_BY_CHANCE);
      const high = Math.min(most, MOST_BY_CHANCE);
      if (low >= MOST_BY_CHANCE) return alpha;
      if (high <= -MOST_BY_CHANCE) return beta;
      board.flip(square, code);
      const score = clamped(-this.#search(depth, -high, -low, 1, true));
      board.unflip(square);
      if (this.isStopped) return alpha;
      sum += count * score;
      if (score <= least) return Math.floor((sum + left * MOST_BY_CHANCE) / total);
      if (score >= most) return Math.ceil((sum - left * MOST_BY_CHANCE) / total);
    }
    return Math.round(sum / total);
  }

  #search(depth: number, alpha: number, beta: number, ply: number, mayPass: boolean): number {
    const { board } = this;
    if (board.ownCount() === 0) return ply - WIN;
    if (board.quiet >= board.quietLimit) return this.#isStuck(ply) ? ply - WIN : this.#draw();
    if (board.isRepeated()) return this.#draw();
    if (depth <= 0 || ply >= DEEPEST) return this.#quiesce(alpha, beta, ply);
    if (this.#visit()) return alpha;
    const known = this.#table.find(board.low, board.high);
    const isFar = board.quiet + depth + 2 < board.quietLimit;
    if (known >= 0 && isFar && mayPass && this.#table.depth(known) >= depth) {
      const score = sooner(this.#table.score(known), ply);
      const bound = this.#table.bound(known);
      if (bound === EXACT) return score;
      if (bound === AT_LEAST && score >= beta) return score;
      if (bound === AT_MOST && score <= alpha) return score;
    }
    const first = this.#moves.start(ply);
    const end = this.#moves.listAll(ply, known < 0 ? 0 : this.#table.move(known));
    if (end === first && board.hiddenCount === 0) return ply - WIN;
    return this.#scout({ depth, alpha, beta, ply, mayPass, first, end });
  }

  /** All moves in their order, the first with the whole window, the others to be refuted. */
  #scout(node: Node): number {
    const { board } = this;
    const { depth, beta, ply, first, end, mayPass } = node;
    let { alpha } = node;
    let best = -INFINITY;
    let bestMove = 0;
    if (mayPass && board.hiddenCount > 0) {
      board.pass();
      best = -this.#search(depth - 2, -beta, -alpha, ply + 1, false);
      board.unpass();
      if (this.isStopped) return alpha;
      alpha = Math.max(alpha, best);
    }
    for (let index = first; index < end && alpha < beta; index++) {
      const move = this.#moves.next(index, end);
      board.make(move);
      const score = this.#reply(node, { alpha, index });
      board.unmake(move);
      if (this.isStopped) return alpha;
      if (score <= best) continue;
      best = score;
      if (score > node.alpha) bestMove = move;
      alpha = Math.max(alpha, score);
    }
    // No side has a step and both only flip: the position is as good as it looks.
    if (best === -INFINITY) return evaluate(board, this.materials);
    this.#learn(node, best, bestMove);
    return best;
  }

  /**
   * The score of the move that was just made: only for the first at once in full, for the others
   * first whether it beats alpha, and for late quiet ones first in a shallower look.
   */
  #reply(
    { depth, beta, ply, first }: Node,
    { alpha, index }: { readonly alpha: number; readonly index: number },
  ): number {
    if (index === first) return -this.#search(depth - 1, -beta, -alpha, ply + 1, true);
    const isLate = depth >= 3 && index - first >= LATE && this.board.quiet > 0;
    let score = alpha + 1;
    if (isLate) score = -this.#search(depth - 2, -alpha - 1, -alpha, ply + 1, true);
    if (score > alpha) score = -this.#search(depth - 1, -alpha - 1, -alpha, ply + 1, true);
    if (score <= alpha || score >= beta) return score;
    return -this.#search(depth - 1, -beta, -score, ply + 1, true);
  }

  #learn({ depth, alpha, beta, ply, mayPass }: Node, score: number, move: number): void {
    const { board } = this;
    if (score >= beta && move !== 0 && board.squares[move >> 5] === 0) {
      this.#moves.praise(move, { ply, depth });
    }
    if (!mayPass) return;
    const bound = score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
    this.#table.keep(board.low, board.high, { score: later(score, ply), depth, bound, move });
  }

  /** Captures until it is quiet; the side to move may stop at any time. */
  #quiesce(alpha: number, beta: number, ply: number): number {
    const { board } = this;
    if (board.ownCount() === 0) return ply - WIN;
    if (this.#visit()) return alpha;
    let best = evaluate(board, this.materials);
    if (best >= beta || ply >= DEEPEST_CAPTURE) return best;
    let low = Math.max(alpha, best);
    const end = this.#moves.listCaptures(ply);
    for (let index = this.#moves.start(ply); index < end; index++) {
      const move = this.#moves.next(index, end);
      board.make(move);
      const score = -this.#quiesce(-beta, -low, ply + 1);
      board.unmake(move);
      if (this.isStopped) return alpha;
      if (score > best) best = score;
      if (score > low) low = score;
      if (low >= beta) break;
    }
    return best;
  }

  #visit(): boolean {
    this.nodes++;
    if (!this.isStopped && this.#isOver(this.nodes)) this.isStopped = true;
    return this.isStopped;
  }

  /** Whether the side to move can do nothing; a loss goes before a draw. */
  #isStuck(ply: number): boolean {
    if (this.board.hiddenCount > 0) return false;
    return this.#moves.listAll(ply) === this.#moves.start(ply);
  }

  #draw(): number {
    return this.board.turn === this.#rootTurn ? -CONTEMPT : CONTEMPT;
  }
}

/** Scores of interest: at most alpha is too bad, at least beta too good to come about. */
export interface Window {
  readonly alpha: number;
  readonly beta: number;
}

interface Node extends Window {
  readonly depth: number;
  readonly ply: number;
  readonly mayPass: boolean;
  readonly first: number;
  readonly end: number;
}

function clamped(score: number): number {
  return Math.max(-MOST_BY_CHANCE, Math.min(MOST_BY_CHANCE, score));
}

/** Wins are kept as seen from the position, and told as seen from the root. */
function later(score: number, ply: number): number {
  return score > SURELY ? score + ply : score < -SURELY ? score - ply : score;
}

function sooner(score: number, ply: number): number {
  return score > SURELY ? score - ply : score < -SURELY ? score + ply : score;
}
