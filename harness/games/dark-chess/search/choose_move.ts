/** Which move to play: deeper and deeper looks at all moves, until the budget is spent. @module */

import type { ThinkingBudget } from "../../game.ts";
import { pick, shuffled } from "../../random.ts";
import { moves } from "../moves.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition } from "../position.ts";
import { indexOf } from "../square.ts";
import { view } from "../view.ts";
import { flipValue } from "./flip_value.ts";
import { SearchBoard } from "./search_board.ts";
import { INFINITY, type IsOver, Searcher, SURELY } from "./searcher.ts";

/** What a search found. */
export interface SearchResult {
  readonly move: DarkChessMove;
  /** For the side to move. */
  readonly score: number;
  /** How deep the last look was that went through all moves. */
  readonly depth: number;
  readonly nodes: number;
}

/** How many nodes a move gets by default: a few milliseconds. */
const DEFAULT_NODES = 5000;

/** So many flips are looked at; the others promise less. */
const MOST_FLIPS = 4;
const DEEPEST = 40;

/** The best move found within a budget; of what is dark it knows only which pieces are left. */
export function chooseMove(
  position: DarkChessPosition,
  random: () => number,
  budget: ThinkingBudget = {},
): SearchResult {
  const seen = view(position);
  const legal = shuffled(moves(seen), random);
  const any = pick(legal, random);
  if (!any) throw new Error("No legal move: the game is over");
  if (legal.length === 1 || !colourOf(seen, seen.turn)) {
    return { move: any, score: 0, depth: 0, nodes: 0 };
  }
  const board = new SearchBoard(seen);
  const searcher = new Searcher(board, {
    tableBits: tableBits(budget),
    isOver: isOverBy(budget),
  });
  return deepened(searcher, candidates(searcher, legal));
}

/** A move at the root, and what the last look made of it. */
interface Candidate {
  readonly move: DarkChessMove;
  /** `from | to << 5`, or a square where it is a flip. */
  readonly code: number;
  score: number;
}

function deepened(searcher: Searcher, from: readonly Candidate[]): SearchResult {
  let order = from;
  let best = from[0]!;
  let reached = 0;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const found = looked(searcher, order, depth);
    // A look that was cut short still knows better than the one before, once it has a best move.
    if (found) best = found;
    if (searcher.isStopped) break;
    reached = depth;
    if (Math.abs(best.score) > SURELY) break;
    order = order.toSorted((one, other) => other.score - one.score);
  }
  return { move: best.move, score: best.score, depth: reached, nodes: searcher.nodes };
}

/** The best of all moves at a depth; undefined where not even the first was searched. */
function looked(
  searcher: Searcher,
  order: readonly Candidate[],
  depth: number,
): Candidate | undefined {
  let alpha = -INFINITY;
  let best: Candidate | undefined;
  for (const candidate of order) {
    const score = scoreOf(searcher, candidate, { depth, alpha });
    if (searcher.isStopped) return best;
    candidate.score = score;
    if (score <= alpha) continue;
    alpha = score;
    best = candidate;
  }
  return best;
}

function scoreOf(
  searcher: Searcher,
  { move, code }: Candidate,
  { depth, alpha }: { readonly depth: number; readonly alpha: number },
): number {
  const scout = move.kind === "flip"
    ? searcher.scoreFlip.bind(searcher)
    : searcher.scoreMove.bind(searcher);
  if (alpha === -INFINITY) return scout(code, depth - 1, { alpha, beta: INFINITY });
  const score = scout(code, depth - 1, { alpha, beta: alpha + 1 });
  if (score <= alpha || searcher.isStopped) return score;
  return scout(code, depth - 1, { alpha, beta: INFINITY });
}

/** All steps, and the flips that promise most. */
function candidates({ board, materials }: Searcher, legal: readonly DarkChessMove[]) {
  const material = materials.of(board.alive, board.living);
  const steps: Candidate[] = [];
  const flips: Candidate[] = [];
  for (const move of legal) {
    if (move.kind === "move") {
      steps.push({ move, code: indexOf(move.from)! | indexOf(move.to)! << 5, score: 0 });
      continue;
    }
    const code = indexOf(move.at)!;
    flips.push({ move, code, score: flipValue(board, code, material) });
  }
  flips.sort((one, other) => other.score - one.score);
  return [...steps, ...flips.slice(0, MOST_FLIPS)];
}

function isOverBy({ nodes, withinMs, now }: ThinkingBudget): IsOver {
  if (withinMs === undefined || !now) {
    const most = nodes ?? DEFAULT_NODES;
    return (count) => count > most;
  }
  const untilMs = now() + withinMs;
  const most = nodes ?? Infinity;
  return (count) => count > most || (count & 255) === 0 && now() >= untilMs;
}

/** About as many places as nodes, within reason. */
function tableBits({ nodes, withinMs }: ThinkingBudget): number {
  const expected = nodes ?? (withinMs === undefined ? DEFAULT_NODES : withinMs * 500);
  return Math.max(10, Math.min(18, Math.ceil(Math.log2(expected + 1))));
}
