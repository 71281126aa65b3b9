import { assertEquals } from "@std/assert";
import { oneLine, oneWord, playerName } from "./one_line.ts";

Deno.test.each([
  ["mine", "mine"],
  [" my  engine\n* 1. ", "my engine * 1."],
  ["a\u0000b\u2028c\ufeff", "a b c"],
  ["\ud800", "\ufffd"],
  ["\t", "?"],
  ["", "?"],
])("text is made to fit in one line", (text, fit) => {
  assertEquals(oneLine(text), fit);
});

Deno.test("the word vs in a player's name is changed", () => {
  assertEquals(playerName("a vs b"), "a v.s. b");
  assertEquals(playerName("vsx vs"), "vsx v.s.");
});

Deno.test("a reason is one word", () => {
  assertEquals(oneWord("Illegal \n move"), "Illegal_move");
});
