/** What a legal move makes of a position. @module */

import type { ImmutablePosition, Move } from "tsshogi";
import { copyOf } from "./copy_state.ts";
import { isHandLetter, typeOf } from "./piece.ts";
import { write } from "./notation.ts";
import { seenIn, type ShogiMove, type ShogiPosition, turnOf } from "./position.ts";
import { squareOf } from "./square.ts";

/** The position after a legal move; an illegal one is a bug of the caller. */
export function play(position: ShogiPosition, move: ShogiMove): ShogiPosition {
  const state = copyOf(position.state);
  const made = moveIn(state, move);
  if (!made || !state.doMove(made)) throw new Error(`Not a legal move: ${write(move)}`);
  const { ply, firstNumber, seen, settings } = position;
  return {
    state,
    ply: ply + 1,
    firstNumber,
    seen: [...seen, seenIn(state)],
    settings,
    last: { side: turnOf(position), move },
  };
}

/** Whether a move is legal: what `objection` says in words, at a fraction of the cost. */
export function isLegal({ state }: ShogiPosition, move: ShogiMove): boolean {
  const made = moveIn(state, move);
  return made !== undefined && state.isValidMove(made);
}

/** A move in the package's words; undefined where squares or pieces do not exist. */
export function moveIn(state: ImmutablePosition, move: ShogiMove): Move | undefined {
  const to = squareOf(move.to);
  if (!to) return undefined;
  if (move.kind === "drop") {
    if (!isHandLetter(move.piece)) return undefined;
    return state.createMove(typeOf(move.piece), to) ?? undefined;
  }
  const from = squareOf(move.from);
  const made = from && state.createMove(from, to);
  return (move.promote ? made?.withPromote() : made) ?? undefined;
}
