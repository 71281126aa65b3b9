/** Ways over the board on which nothing is taken. @module */

import type { Side } from "../../games/game.ts";
import {
  type Direction,
  DIRECTIONS,
  type GeisterMove,
  type GeisterPosition,
  LETTERS,
  stepFrom,
} from "../../games/geister/mod.ts";

/** Who shall go where, and what is in the way. */
export interface Journey {
  readonly side: Side;
  /** The index of the ghost. */
  readonly walker: number;
  readonly square: number;
  /** Own ghosts that stay where they are. */
  readonly placed: ReadonlySet<number>;
  /** Squares that may not be entered. */
  readonly closed: ReadonlySet<number>;
}

/** Two ghosts that move: the walker, and one that may have to let it pass. */
interface Pair {
  readonly walker: number;
  readonly helper: number;
  readonly from?: Pair;
  readonly by?: GeisterMove;
}

/** The shortest way for the walker, with the help of one other ghost; undefined if there is none. */
export function routeTo(
  { ghosts }: GeisterPosition,
  journey: Journey,
): readonly GeisterMove[] | undefined {
  const places = ghosts[journey.side].map(({ at }) => typeof at === "number" ? at : undefined);
  const routes = places.flatMap((at, helper) => {
    if (at === undefined || helper === journey.walker || journey.placed.has(helper)) return [];
    return routeWith(helper, { places, journey }) ?? [];
  });
  return routes.sort((a, b) => a.moves.length - b.moves.length)[0]?.moves;
}

type Places = readonly (number | undefined)[];

function routeWith(
  helper: number,
  { places, journey }: { readonly places: Places; readonly journey: Journey },
): { readonly moves: readonly GeisterMove[] } | undefined {
  const { walker, square, closed, side } = journey;
  const still = new Set(places.filter((_, index) => index !== walker && index !== helper));
  const free = (to: number | undefined, other: number): to is number =>
    to !== undefined && to !== other && !still.has(to) && !closed.has(to);
  const start: Pair = { walker: places[walker] ?? -1, helper: places[helper] ?? -1 };
  const seen = new Set<number>([keyOf(start)]);
  const queue: Pair[] = [start];
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head]!;
    if (here.walker === square) return { moves: movesOf(here) };
    for (const direction of DIRECTIONS) {
      const step = (at: number) => stepFrom(at, { side, direction });
      const walked = step(here.walker);
      if (free(walked, here.helper)) visit({ ...here, walker: walked }, walker, direction, here);
      const helped = step(here.helper);
      if (free(helped, here.walker)) visit({ ...here, helper: helped }, helper, direction, here);
    }
  }
  return undefined;

  function visit(to: Pair, index: number, direction: Direction, from: Pair): void {
    if (seen.has(keyOf(to))) return;
    seen.add(keyOf(to));
    queue.push({ ...to, from, by: { ghost: LETTERS[index] ?? "", direction } });
  }
}

function keyOf({ walker, helper }: Pair): number {
  return walker * 36 + helper;
}

function movesOf(end: Pair): readonly GeisterMove[] {
  const moves: GeisterMove[] = [];
  for (let at: Pair | undefined = end; at?.by; at = at.from) moves.unshift(at.by);
  return moves;
}
