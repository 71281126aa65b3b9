import { assertEquals } from "@std/assert";
import { oneLine, oneWord, playerName } from "./one_line.ts";

Deno.test.each([
  ["mine", "mine"],
  [" my  engine\n* 1. ", "my engine * 1."],
  ["a\u0000b\u2028c\ufeff", "a b c"],
  ["\ud800", "\ufffd"],
  ["\t", "?"],
  ["", "?"],
])("text becomes fit for a line", (text, fit) => {
  assertEquals(oneLine(text), fit);
});

Deno.test("no player is called vs", () => {
  assertEquals(playerName("a vs b"), "a v.s. b");
  assertEquals(playerName("vsx vs"), "vsx v.s.");
});

Deno.test("a reason is one word", () => {
  assertEquals(oneWord("Illegal \n move"), "Illegal_move");
});
