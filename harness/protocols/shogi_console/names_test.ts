import { assertEquals } from "@std/assert";
import { newLedger } from "./ledger.ts";
import { inUsualGlyphs, keyOf, keysIn, nameAt, namesOf } from "./names.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

Deno.test("pieces are found in a text, with or without blanks, the longest name first", () => {
  assertEquals(keysIn(" 角 步步、香", SEED.pieces.first), ["B", "P", "P", "L"]);
  const names = { ...SEED.pieces.first, R: "R", "+R": "+R" };
  assertEquals(keysIn("+R R", names), ["+R", "R"]);
});

Deno.test("every piece has a key and a name", () => {
  assertEquals(keyOf({ letter: "R", promoted: true }), "+R");
  const { position } = newLedger();
  assertEquals(["9a", "5i", "5e"].map((square) => nameAt(position, square, SEED)), [
    "香",
    "王",
    "",
  ]);
  assertEquals(namesOf(SEED).length, 14);
});

Deno.test("a character that is written in several ways is known by the name that is used", () => {
  assertEquals(inUsualGlyphs("玉龍歩", SEED), "王竜步");
  const both = { ...SEED, pieces: { ...SEED.pieces, second: { ...SEED.pieces.second, K: "玉" } } };
  assertEquals(inUsualGlyphs("玉王", both), "玉王");
});
