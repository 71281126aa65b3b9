import { assertEquals, assertThrows } from "@std/assert";
import { objection } from "./objection.ts";
import { isLegal, play } from "./play.ts";
import { formatSetup } from "./setup.ts";
import { after, candidates, moveOf, randomGame, started } from "./test_kit.ts";

Deno.test.each([
  ["7g7f", "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"],
  [
    "7g7f 3c3d 8h2b+",
    "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
  ],
  [
    "7g7f 3c3d 8h2b+ 3a2b B*4e",
    "lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6",
  ],
])("after %s the position is %s", (moves, sfen) => {
  assertEquals(formatSetup(after(started(), moves)), sfen);
});

Deno.test("what was played last, and by whom, is remembered", () => {
  assertEquals(after(started(), "7g7f 3c3d").last, { side: "second", move: moveOf("3c3d") });
});

Deno.test("a move is legal exactly where there is no objection to it", () => {
  for (const position of randomGame(started(), { seed: 6, plies: 20 })) {
    for (const move of candidates(position)) {
      assertEquals(isLegal(position, move), objection(position, move) === undefined);
    }
  }
});

Deno.test.each(["7g7e", "P*5e", "K*5e", "0a1b", "5e5d", "7g7f+"])("%s is a bug", (move) => {
  assertThrows(() => play(started(), moveOf(move)), `Not a legal move: ${move}`);
});
