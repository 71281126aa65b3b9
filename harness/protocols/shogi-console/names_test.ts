import { assertEquals } from "@std/assert";
import { newLedger } from "./ledger.ts";
import { inUsualGlyphs, isShown, keyOf, namesOf, shownAt, type ShownPiece } from "./names.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

Deno.test("every piece has a key and a name", () => {
  assertEquals(keyOf({ letter: "R", promoted: true }), "+R");
  const { position } = newLedger();
  assertEquals(["9a", "5i", "5e"].map((square) => shownAt(position, square, SEED)), [
    { name: "香", side: "second" },
    { name: "王", side: "first" },
    { name: "" },
  ]);
  assertEquals(namesOf(SEED).length, 14);
});

Deno.test.each<[ShownPiece | undefined, ShownPiece, boolean]>([
  [{ name: "步" }, { name: "步", side: "first" }, true],
  [{ name: "步", side: "first" }, { name: "步", side: "first" }, true],
  [{ name: "步", side: "second" }, { name: "步", side: "first" }, false],
  [{ name: "" }, { name: "" }, true],
  [{ name: "" }, { name: "步", side: "first" }, false],
  [undefined, { name: "" }, false],
])("%j shows %j: %s", (shown, wanted, right) => {
  assertEquals(isShown(shown, wanted), right);
});

Deno.test("a character that is written in several ways is known by the name that is used", () => {
  assertEquals(inUsualGlyphs("玉龍歩", SEED), "王竜步");
  const both = { ...SEED, pieces: { ...SEED.pieces, second: { ...SEED.pieces.second, K: "玉" } } };
  assertEquals(inUsualGlyphs("玉王", both), "玉王");
});
