/** Shorter games to a position that looks alike around some squares. @module */

import { compose, type Wanted } from "./compose.ts";
import type { PieceLetter } from "./piece.ts";
import { colourOf, type DarkChessPosition } from "./position.ts";
import { between, indexOf, RAYS, SQUARES } from "./square.ts";

/** So far around the squares it is looked. */
const MOST_RADIUS = 4;
/** So many squares may be left out one by one. */
const MOST_ITEMS = 16;

/** Openings, the least like the position first: each needs more of what lies around `near`. */
export function* shorter(
  position: DarkChessPosition,
  near: readonly string[],
): Generator<readonly string[]> {
  const colour = colourOf(position, position.turn);
  if (!colour) return;
  const core = coreOf(near);
  const seen = new Set<string>();
  const wishes = core.length > 0 ? [...around(core), ...oneLess(position, core)] : [
    ...oneLess(position, core),
  ];
  for (const squares of wishes) {
    for (const wanted of wantedOf(position, squares)) {
      const opening = compose({ ...wanted, colour });
      const text = opening?.join(" ") ?? "";
      if (!opening || seen.has(text)) continue;
      seen.add(text);
      yield opening;
    }
  }
}

/** The squares themselves, and what lies between the first two. */
function coreOf(near: readonly string[]): readonly number[] {
  const [from, to] = near.map(indexOf);
  if (from === undefined) return [];
  if (to === undefined) return [from];
  return [from, to, ...between(from, to) ?? []];
}

function* around(core: readonly number[]): Generator<readonly number[]> {
  let squares = new Set(core);
  for (let radius = 0; radius <= MOST_RADIUS; radius++) {
    yield [...squares];
    const next = [...squares].flatMap((at) => (RAYS[at] ?? []).flatMap(([one]) => one ?? []));
    squares = new Set([...squares, ...next]);
  }
}

/** All squares that are not dark but one; the core stays. */
function* oneLess(
  { board }: DarkChessPosition,
  core: readonly number[],
): Generator<readonly number[]> {
  const items = SQUARES.map((_, at) => at).filter((at) => !board[at]?.dark);
  if (items.length > MOST_ITEMS) return;
  for (const item of items) {
    if (!core.includes(item)) yield items.filter((at) => at !== item);
  }
}

/** With the empty squares among them as they are, with those that can be had, and with none. */
function* wantedOf(
  { board }: DarkChessPosition,
  squares: readonly number[],
): Generator<Omit<Wanted, "colour">> {
  const pieces = new Map<number, PieceLetter>();
  for (const at of squares) {
    const piece = board[at];
    if (piece && !piece.dark) pieces.set(at, piece.letter);
  }
  const empty = squares.filter((at) => board[at] === undefined);
  const dark = squares.filter((at) => board[at]?.dark);
  yield { pieces, dark, empty: [] };
  for (const one of empty) yield { pieces, dark, empty: [one] };
  if (empty.length > 1) yield { pieces, dark, empty };
}
