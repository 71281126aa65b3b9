/** Ways over the board on which nothing is taken. @module */

import type { Side } from "../../games/game.ts";
import {
  type Direction,
  DIRECTIONS,
  type GeisterMove,
  type GeisterPosition,
  LETTERS,
  SQUARES,
  stepFrom,
  stepsBetween,
} from "../../games/geister/mod.ts";

/** A ghost, the square that it should reach, and what is in its way. */
export interface GhostRoute {
  readonly side: Side;
  /** The index of the ghost. */
  readonly walker: number;
  readonly square: number;
  /** Own ghosts that stay where they are. */
  readonly placed: ReadonlySet<number>;
  /** Squares that may not be entered. */
  readonly closed: ReadonlySet<number>;
  /** Only a way with fewer steps is wanted. */
  readonly below: number;
}

/** Two ghosts that move: the walker, and one that may have to let it pass. */
interface Pair {
  readonly walker: number;
  readonly helper: number;
  readonly steps: number;
  readonly from?: Pair;
  readonly by?: GeisterMove;
}

/** The shortest way for the walker, with the help of one other ghost; undefined if there is none. */
export function routeTo(
  { ghosts }: GeisterPosition,
  wanted: GhostRoute,
): readonly GeisterMove[] | undefined {
  const places = ghosts[wanted.side].map(({ at }) => typeof at === "number" ? at : undefined);
  let shortest: readonly GeisterMove[] | undefined;
  for (const [helper, at] of places.entries()) {
    if (at === undefined || helper === wanted.walker || wanted.placed.has(helper)) continue;
    const below = shortest?.length ?? wanted.below;
    shortest = routeWith(helper, { places, wanted: { ...wanted, below } }) ?? shortest;
  }
  return shortest;
}

type Places = readonly (number | undefined)[];

function routeWith(
  helper: number,
  { places, wanted }: { readonly places: Places; readonly wanted: GhostRoute },
): readonly GeisterMove[] | undefined {
  const { walker, square, closed, side, below } = wanted;
  const still = new Set(places.filter((_, index) => index !== walker && index !== helper));
  const isFree = SQUARES.map((_, to) => !still.has(to) && !closed.has(to));
  const start = { walker: places[walker] ?? -1, helper: places[helper] ?? -1, steps: 0 };
  const seen = new Uint8Array(SQUARES.length ** 2);
  const queue: Pair[] = [];
  visit(start);
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head]!;
    if (here.walker === square) return movesOf(here);
    if (here.steps + stepsBetween(here.walker, square) >= below) continue;
    const steps = here.steps + 1;
    for (const direction of DIRECTIONS) {
      const walked = stepFrom(here.walker, { side, direction });
      if (walked !== undefined && walked !== here.helper && isFree[walked]) {
        visit({
          walker: walked,
          helper: here.helper,
          steps,
          from: here,
          by: moveOf(walker, direction),
        });
      }
      const helped = stepFrom(here.helper, { side, direction });
      if (helped !== undefined && helped !== here.walker && isFree[helped]) {
        visit({
          walker: here.walker,
          helper: helped,
          steps,
          from: here,
          by: moveOf(helper, direction),
        });
      }
    }
  }
  return undefined;

  function visit(pair: Pair): void {
    const key = pair.walker * SQUARES.length + pair.helper;
    if (seen[key]) return;
    seen[key] = 1;
    queue.push(pair);
  }
}

function moveOf(index: number, direction: Direction): GeisterMove {
  return { ghost: LETTERS[index] ?? "", direction };
}

function movesOf(end: Pair): readonly GeisterMove[] {
  const moves: GeisterMove[] = [];
  for (let at: Pair | undefined = end; at?.by; at = at.from) moves.unshift(at.by);
  return moves;
}
