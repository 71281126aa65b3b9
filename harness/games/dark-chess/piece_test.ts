import { assert, assertEquals } from "@std/assert";
import { dark, FULL_SET, isPieceLetter, otherColour, PREY, revealed } from "./piece.ts";

Deno.test("a set has 32 pieces, 16 of each colour", () => {
  assertEquals(FULL_SET.join(""), "KGGMMRRNNCCPPPPPkggmmrrnnccppppp");
});

Deno.test("a letter says kind and colour", () => {
  assertEquals(revealed("n"), { letter: "n", kind: "N", colour: "black", dark: false });
  assertEquals(dark("K"), { letter: "K", kind: "K", colour: "red", dark: true });
});

Deno.test.each([["K", true], ["p", true], ["X", false], ["", false], ["KG", false], [
  "toString",
  false,
]])("%s is the letter of a piece: %s", (text, expected) => {
  assertEquals(isPieceLetter(text), expected);
});

Deno.test("of two kinds at least one takes the other, cannons apart", () => {
  const kinds = ["K", "G", "M", "R", "N", "P"] as const;
  for (const one of kinds) {
    for (const other of kinds) assert(PREY[one].includes(other) || PREY[other].includes(one));
  }
});

Deno.test("there are two colours", () => {
  assertEquals([otherColour("red"), otherColour("black")], ["black", "red"]);
});
