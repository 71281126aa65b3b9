/** Copies of the package's positions. @module */

import type { ImmutablePosition, Position } from "tsshogi";

/** What the package's `copyFrom` copies. */
interface Insides {
  readonly _board: { readonly squares: readonly unknown[] };
  readonly _blackHand: { readonly pieces: ReadonlyMap<unknown, number> };
  readonly _whiteHand: { readonly pieces: ReadonlyMap<unknown, number> };
}

/**
 * What `clone` gives. It sets up the start of a game by SFEN before it copies anything, which takes
 * most of the time of a ply, so the parts are copied here; the test compares both.
 */
export function copyOf(state: ImmutablePosition): Position {
  const { _board, _blackHand, _whiteHand } = state as unknown as Insides;
  return like(state, {
    _board: like(_board, { squares: [..._board.squares] }),
    _color: state.color,
    _blackHand: like(_blackHand, { pieces: new Map(_blackHand.pieces) }),
    _whiteHand: like(_whiteHand, { pieces: new Map(_whiteHand.pieces) }),
  }) as Position;
}

function like<Thing extends object>(thing: Thing, insides: object): Thing {
  return Object.assign(Object.create(Object.getPrototypeOf(thing)), insides);
}
