import { assertEquals } from "@std/assert";
import { glyphOf, HAND_LETTERS, isHandLetter, mustNotStay, pieceName, SET } from "./piece.ts";

Deno.test("a set has forty pieces", () => {
  assertEquals(Object.values(SET).reduce((sum, count) => sum + count), 40);
});

Deno.test("only real pieces are ever in hand", () => {
  assertEquals([..."RBGSNLPKkprX+", ""].filter(isHandLetter), [...HAND_LETTERS]);
});

Deno.test("every piece has a character and a name of its own", () => {
  const all = [..."RBSNLP"].flatMap((letter) =>
    [false, true].map((promoted) => ({ side: "first", letter, promoted } as never))
  );
  assertEquals(all.map(glyphOf).join(""), "飛竜角馬銀全桂圭香杏歩と");
  assertEquals(new Set(all.map((piece) => pieceName(piece).en)).size, all.length);
  assertEquals(["first", "second"].map((side) => glyphOf({ side, letter: "K" } as never)), [
    "王",
    "玉",
  ]);
});

Deno.test("pawn and lance have no way on from the last rank, a knight none from the last two", () => {
  const stuck = ([1, 2, 3] as const).map((ranks) =>
    (["P", "L", "N", "S", "K"] as const).filter((letter) => mustNotStay(letter, ranks)).join("")
  );
  assertEquals(stuck, ["PLN", "N", ""]);
});
