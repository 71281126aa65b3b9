import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { pick, randomFrom } from "../random.ts";
import { darkChess } from "./mod.ts";
import { compose } from "./compose.ts";
import { DARK_CHESS_OPPONENTS } from "./opponents.ts";
import { colourOf, type DarkChessPosition } from "./position.ts";
import { shorter } from "./shorter.ts";
import { indexOf, SQUARES } from "./square.ts";

function played(plies: readonly string[]): DarkChessPosition {
  const start = darkChess.start({ seed: 7 });
  assert(start.ok);
  return plies.reduce((position, ply) => {
    const move = darkChess.read(ply);
    assert(move.ok && darkChess.objection(position, move.value) === undefined, `${plies}: ${ply}`);
    return darkChess.play(position, move.value);
  }, start.value);
}

Deno.test("a short game puts pieces, an empty corner and the turn where they are wanted", () => {
  const at = (square: string): number => indexOf(square) ?? -1;
  const plies = compose({
    pieces: new Map([[at("b1"), "K"], [at("b2"), "p"]]),
    empty: [at("a1")],
    dark: [at("a2")],
    colour: "red",
  });
  assertEquals(plies, ["a1(K)", "b1(c)", "a1-b1", "b2(p)"]);
});

Deno.test("what is composed can be played, and looks as it should around its squares", () => {
  const seeds = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(seeds, fc.constantFrom(...SQUARES), (seed, square) => {
      const random = randomFrom(seed);
      const start = darkChess.start({ seed });
      assert(start.ok);
      let position = start.value;
      for (let ply = 0; ply < 30 && !darkChess.ending(position); ply++) {
        position = darkChess.play(position, DARK_CHESS_OPPONENTS.random(position, random));
      }
      const near = [square, pick(SQUARES, random) ?? square];
      for (const plies of [...shorter(position, near)].slice(0, 6)) {
        const after = played(plies);
        assertEquals(
          colourOf(after, after.turn),
          colourOf(position, position.turn),
        );
        for (const name of near) {
          const [was, is] = [position, after].map(({ board }) => board[indexOf(name) ?? -1]);
          if (was && !was.dark) assertEquals(is?.letter, was.letter);
        }
      }
    }),
    { numRuns: 12 },
  );
});
