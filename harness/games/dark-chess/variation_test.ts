import { assertEquals, assertNotEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { darkChessVariation } from "./variation.ts";

/** The opening that a variation makes of one. */
const openingOf = ({ game }: ReturnType<typeof drawn>, opening: readonly string[]) =>
  game({ engine: "first", opening })?.opening;

const drawn = (seed: number, said: readonly string[] = []) =>
  darkChessVariation(randomFrom(seed), { said, frame: (text) => text });

/** A variation that shows all three changes. */
function drawnWhole() {
  for (let seed = 0;; seed++) {
    const variation = drawn(seed);
    if (variation.answer("a1(K)", []) === "d8(k)") return variation;
  }
}

Deno.test("answers and patterns are mirrored where their squares are written out", () => {
  const { answer } = drawnWhole();
  assertEquals(answer("^(?!c1 b1$)", []), "^(?!b8 c8$)");
  assertEquals(answer("^[a-d][1-8] [a-d][1-8]$", []), "^[a-d][1-8] [a-d][1-8]$");
  assertEquals(answer("b2-b3", []), "c7-c6");
  assertEquals(answer("^(legal|resigned)$", []), "^(legal|resigned)$");
  assertEquals(answer("red", []), "black");
});

Deno.test("a pattern or a board in which squares may hide is not changed", () => {
  const { answer, game } = drawnWhole();
  assertEquals(answer("^[ab]1 ", []), undefined);
  assertEquals(answer("8 X X X X\n7 X X X X", []), undefined);
  assertEquals(game({ engine: "first", setup: "*0 a record", opening: [] }), undefined);
});

Deno.test("openings that are written alike stay alike, and others differ by chance", () => {
  const opening = ["b2(K)", "b3(p)"];
  const variation = drawn(3, opening);
  assertEquals(openingOf(variation, opening), openingOf(variation, opening));
  assertNotEquals(openingOf(variation, opening), openingOf(drawn(4, opening), opening));
});
