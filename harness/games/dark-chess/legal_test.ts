import { assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { isLegal } from "./legal.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { objection } from "./objection.ts";
import { PIECE_LETTERS } from "./piece.ts";
import { play } from "./play.ts";
import type { DarkChessMove, DarkChessPosition } from "./position.ts";
import { SQUARES } from "./square.ts";
import { started } from "./test_kit.ts";

const NAMES = [...SQUARES, "e1", "a9", "", "a"];

/** Every flip and every step between two squares, of the board or not. */
const ALL: readonly DarkChessMove[] = NAMES.flatMap((from): DarkChessMove[] => [
  { kind: "flip", at: from },
  ...NAMES.map((to) => ({ kind: "move", from, to }) as const),
]);

/** Positions of games by chance. */
function* walk(seed: number): Generator<DarkChessPosition> {
  const random = randomFrom(seed);
  let position = started(seed);
  for (; !ending(position); position = play(position, pick(moves(position), random)!)) {
    yield position;
  }
}

Deno.test("the legal ones of all moves are those that the generator finds, and no others break a rule", () => {
  for (let seed = 0; seed < 4; seed++) {
    for (const position of walk(seed)) {
      const legal = ALL.filter((move) => isLegal(position, move));
      assertEquals(legal.map(write).sort(), moves(position).map(write).sort());
      assertEquals(legal.filter((move) => objection(position, move)), []);
      assertEquals(ALL.filter((move) => !objection(position, move)).length, legal.length);
    }
  }
});

Deno.test("a flip may name the pieces that are left in the dark, and no others", () => {
  for (const position of walk(5)) {
    const hidden = position.board.flatMap((piece) => piece?.dark ? [piece.letter] : []);
    const dark = position.board.findIndex((piece) => piece?.dark);
    for (const piece of dark < 0 ? [] : PIECE_LETTERS) {
      const flip = { kind: "flip", at: SQUARES[dark] ?? "", piece } as const;
      assertEquals(isLegal(position, flip), hidden.includes(piece));
    }
  }
});
