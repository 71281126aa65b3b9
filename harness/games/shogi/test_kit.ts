/** What the tests of shogi share; no tests of its own. @module */

import { assert, assertEquals } from "@std/assert";
import type { GameSettings } from "../game.ts";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { HAND_LETTERS } from "./piece.ts";
import { play } from "./play.ts";
import type { ShogiMove, ShogiPosition } from "./position.ts";
import { SQUARES } from "./square.ts";
import { start } from "./start.ts";

/** The position of a setup. */
export function started(setup = "startpos", settings?: GameSettings): ShogiPosition {
  const begun = start({ setup, settings });
  assert(begun.ok, begun.ok ? "" : begun.error.en);
  return begun.value;
}

/** A move from its notation. */
export function moveOf(text: string): ShogiMove {
  const move = read(text);
  assert(move.ok, move.ok ? "" : move.error.en);
  return move.value;
}

/** The position after some moves, all of which are legal, in one text. */
export function after(position: ShogiPosition, texts: string): ShogiPosition {
  return texts.split(" ").map(moveOf).reduce((each, move) => {
    assertEquals(objection(each, move), undefined);
    return play(each, move);
  }, position);
}

/** A random game: the moves, and the positions before, between and after them. */
export function randomGame(position: ShogiPosition, { seed, plies }: Record<string, number>) {
  const random = randomFrom(seed ?? 1);
  const positions = [position];
  while (positions.length <= (plies ?? 100) && !ending(position)) {
    const move = pick(moves(position), random);
    assert(move, "A game that is not over has a move");
    position = play(position, move);
    positions.push(position);
  }
  return positions;
}

/** Every step from a square to another, with promotion and without, and every drop. */
const ALL: readonly ShogiMove[] = [
  ...SQUARES.flatMap((from) =>
    SQUARES.flatMap((to) =>
      [false, true].map((promote) => ({ kind: "step", from, to, promote } as const))
    )
  ),
  ...["K", "X", ...HAND_LETTERS].flatMap((piece) =>
    SQUARES.map((to) => ({ kind: "drop", piece, to } as const))
  ),
];

/** The legal moves, and every so many of all others, other ones at each ply. */
export function candidates(position: ShogiPosition): readonly ShogiMove[] {
  const legal = moves(position);
  const texts = new Set(legal.map((move) => JSON.stringify(move)));
  const others = ALL.filter((move, index) =>
    index % 41 === position.ply % 41 && !texts.has(JSON.stringify(move))
  );
  return [...legal, ...others, moveOf("0a1b"), moveOf("7g7j"), moveOf("P*0e")];
}
