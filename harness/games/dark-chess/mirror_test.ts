import { assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { CANDIDATES, started } from "./test_kit.ts";
import {
  mirrorMarks,
  mirrorMove,
  mirrorPly,
  MIRRORS,
  mirrorSetup,
  mirrorSquare,
} from "./mirror.ts";
import { moves } from "./moves.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { DarkChessPosition } from "./position.ts";
import { formatSetup } from "./setup.ts";
import { stakes } from "./stakes.ts";

/** Positions of a random game, without what happened before them. */
function* walk(seed: number): Generator<DarkChessPosition> {
  const random = randomFrom(seed);
  let position = started(seed);
  for (let plies = 0; plies < 60; plies++) {
    const move = pick(moves(position), random);
    if (!move) return;
    position = play(position, move);
    if (plies % 10 === 9) yield started(formatSetup(position));
  }
}

Deno.test("there are eight mirrors, and the first changes nothing", () => {
  assertEquals(new Set(MIRRORS.map((mirror) => mirrorPly("a1(K)", mirror))).size, 8);
  assertEquals(MIRRORS.map((mirror) => mirrorPly("b2(K)", mirror)).slice(0, 2), ["b2(K)", "c2(K)"]);
});

Deno.test("a move is legal where its mirror image is, and breaks the same rule where it is not", () => {
  for (const mirror of MIRRORS) {
    for (const position of walk(3)) {
      const seen = started(mirrorSetup(formatSetup(position), mirror));
      for (const move of CANDIDATES) {
        const [here, there] = [
          objection(position, move),
          objection(seen, mirrorMove(move, mirror)),
        ];
        assertEquals(there?.rule, here?.rule, `${formatSetup(position)} ${JSON.stringify(move)}`);
      }
      assertEquals(stakes(seen), stakes(position));
    }
  }
});

Deno.test("a mirror of a mirror shows what there was", () => {
  const setup = formatSetup(started(5));
  for (const mirror of MIRRORS) {
    assertEquals(mirrorSetup(mirrorSetup(setup, mirror), mirror), setup);
    assertEquals(mirrorPly(mirrorPly("a3-b3", mirror), mirror), "a3-b3");
  }
});

Deno.test("what names no square stays as it is", () => {
  const mirror = { files: true, ranks: true, colours: true };
  assertEquals(mirrorSquare("e9", mirror), "e9");
  assertEquals(mirrorPly("resign", mirror), "resign");
});

Deno.test("a deal may be written as one line", () => {
  const line = `P${"-".repeat(31)}`;
  const mirror = { files: true, ranks: false, colours: true };
  assertEquals(mirrorMarks([...line], mirror).slice(0, 4), ["-", "-", "-", "p"]);
  assertEquals(mirrorSetup(`X--k red deal=${line}`, mirror).split(" ")[1], "black");
});
