import { assertEquals } from "@std/assert";
import { pageWord } from "./page_words.ts";

Deno.test("words have their values in every language", () => {
  assertEquals(pageWord("wonBy", "en", { name: "x" }), "x won");
  assertEquals(pageWord("wonBy", "zh", { name: "x" }), "x 勝");
  assertEquals(pageWord("wonBy", "ja", { name: "x" }), "x の勝ち");
});
