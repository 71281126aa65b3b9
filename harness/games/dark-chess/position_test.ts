import { assertEquals } from "@std/assert";
import { colourOf, flipOf, pieceAt, showBoard } from "./position.ts";
import { play } from "./play.ts";
import { started } from "./test_kit.ts";

const SETUP =
  "X--k/----/----/----/----/----/----/K--- black deal=p---/----/----/----/----/----/----/----";

Deno.test("the turn of a setup names the first player's colour", () => {
  const position = started(SETUP);
  assertEquals(colourOf(position, "first"), "black");
  assertEquals(colourOf(position, "second"), "red");
});

Deno.test("no side has a colour before the first flip, and both have one after it", () => {
  const position = started(7);
  assertEquals([colourOf(position, "first"), colourOf(position, "second")], [undefined, undefined]);
  const after = play(position, { kind: "flip", at: "a1", piece: "p" });
  assertEquals([colourOf(after, "first"), colourOf(after, "second")], ["black", "red"]);
});

Deno.test("the board is shown as both sides see it, rank 8 first", () => {
  assertEquals(showBoard(started(SETUP)).join(" "), "X--k ---- ---- ---- ---- ---- ---- K---");
});

Deno.test("only a dark square can bring something to light", () => {
  const position = started(SETUP);
  assertEquals(["a8", "a1", "b1", "z9"].map((square) => flipOf(position, square)), [
    "p",
    undefined,
    undefined,
    undefined,
  ]);
  assertEquals(pieceAt(position, "d8")?.letter, "k");
});
