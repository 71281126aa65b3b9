import { assertEquals, assertThrows } from "@std/assert";
import { otherSide, play } from "./play.ts";
import { flipOf, pieceAt, showBoard } from "./position.ts";
import { after, moveOf, started } from "./test_kit.ts";

const SETUP =
  "XX-k/----/----/----/----/----/----/K--c red deal=pG--/----/----/----/----/----/----/----";

Deno.test("a flip shows what was dealt, and says so", () => {
  const position = play(started(SETUP), moveOf("a8"));
  assertEquals(showBoard(position)[0], "pX-k");
  assertEquals(position.last, { kind: "flip", at: "a8", piece: "p" });
  assertEquals(position.turn, "second");
});

Deno.test("a flip with a written piece swaps the deal so that it shows that piece", () => {
  const position = play(started(SETUP), moveOf("a8(G)"));
  assertEquals(showBoard(position)[0], "GX-k");
  assertEquals(flipOf(position, "b8"), "p");
});

Deno.test("recorded flips can be replayed from any deal", () => {
  const record = [..."abcd"].map((file, index) => `${file}4(${"PPPP"[index]})`);
  for (const seed of [1, 2, 3]) {
    assertEquals(showBoard(after(started(seed), record))[4], "PPPP");
  }
});

Deno.test("the first flip gives its colour to the flipper", () => {
  assertEquals(play(started(1), moveOf("c3(k)")).firstColour, "black");
  assertEquals(play(started(1), moveOf("c3(N)")).firstColour, "red");
  assertEquals(after(started(1), ["c3(N)", "a1(k)"]).firstColour, "red");
});

Deno.test("quiet plies are counted until a flip or a capture", () => {
  const quiet = after(started(SETUP), ["a1-a2", "d1-d2", "a2-b2"]);
  assertEquals(quiet.quiet.length, 3);
  assertEquals(play(quiet, moveOf("a8")).quiet, []);
  const captured = after(started("K--k/c---/----/----/----/----/----/---- red"), ["a8-a7"]);
  assertEquals([captured.quiet.length, pieceAt(captured, "a7")?.letter], [0, "K"]);
});

Deno.test.each(["b1", "a8(k)", "z9", "z9-a1"])("playing %s, which is illegal, is a bug", (text) => {
  assertThrows(() => play(started(SETUP), moveOf(text)));
});

Deno.test("there are two sides", () => {
  assertEquals([otherSide("first"), otherSide("second")], ["second", "first"]);
});
