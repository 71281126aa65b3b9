/** What the tests of the search share; no tests of its own. @module */

import { pick, randomFrom } from "../../random.ts";
import { ending } from "../ending.ts";
import { started } from "../test_kit.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import type { DarkChessMove, DarkChessPosition } from "../position.ts";
import { indexOf } from "../square.ts";

/** The positions of a random game whose colours are decided, the ended one left out. */
export function randomPositions(seed: number): readonly DarkChessPosition[] {
  const random = randomFrom(seed);
  const positions: DarkChessPosition[] = [];
  let position = started(seed);
  while (!ending(position)) {
    if (position.firstColour) positions.push(position);
    // Flips outnumber steps at first: half of the plies are steps, so that pieces meet.
    const all = moves(position);
    const steps = all.filter(({ kind }) => kind === "move");
    const move = random() < 0.5 ? pick(steps, random) ?? pick(all, random) : pick(all, random);
    position = play(position, move!);
  }
  return positions;
}

/** A step as the search writes it. */
export function codeOfStep(move: DarkChessMove): number {
  if (move.kind === "flip") throw new Error(`Not a step: ${move.at}`);
  return indexOf(move.from)! | indexOf(move.to)! << 5;
}
