/** What the tests of dark chess share; no tests of its own. @module */

import { assert, assertEquals } from "@std/assert";
import type { GameSettings } from "../game.ts";
import { shuffled } from "../random.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { dark } from "./piece.ts";
import { type DarkChessMove, type DarkChessPosition, rowsOf } from "./position.ts";
import { SQUARES } from "./square.ts";
import { start } from "./start.ts";

/** The position of a setup or a seed. */
export function started(from: string | number, settings?: GameSettings): DarkChessPosition {
  const begun = typeof from === "string"
    ? start({ setup: from, settings })
    : start({ seed: from, settings });
  assert(begun.ok, begun.ok ? "" : begun.error.en);
  return begun.value;
}

/** A move from its notation. */
export function moveOf(text: string): DarkChessMove {
  const move = read(text);
  assert(move.ok, move.ok ? "" : move.error.en);
  return move.value;
}

/** The position after some moves, all of which are legal. */
export function after(position: DarkChessPosition, texts: readonly string[]): DarkChessPosition {
  return texts.map(moveOf).reduce((each, move) => {
    assertEquals(objection(each, move), undefined);
    return play(each, move);
  }, position);
}

/** Every flip and every pair of squares, a square with itself included. */
export const CANDIDATES: readonly DarkChessMove[] = SQUARES.flatMap((from) => [
  { kind: "flip", at: from } as const,
  ...SQUARES.map((to) => ({ kind: "move", from, to }) as const),
]);

/** The rows of a board with these letters on these squares. */
export function rows(letters: Readonly<Record<string, string>>): string {
  return rowsOf(SQUARES.map((square) => letters[square] ?? "-")).join("/");
}

/** The same position with the dark pieces lying elsewhere. */
export function redealt(position: DarkChessPosition, random: () => number): DarkChessPosition {
  const hidden = position.board.flatMap((piece) => piece?.dark ? [piece.letter] : []);
  const order = [...shuffled(hidden, random)];
  const board = position.board.map((piece) => piece?.dark ? dark(order.pop()!) : piece);
  return { ...position, board };
}
