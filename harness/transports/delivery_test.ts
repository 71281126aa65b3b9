import { assertEquals } from "@std/assert";
import { loggedLines, piecesOf } from "./delivery.ts";

Deno.test("a frame goes out whole unless pieces are asked for", () => {
  assertEquals(piecesOf("quit\n"), ["quit\n"]);
  assertEquals(piecesOf("quit\n", { pauseMs: 3 }), ["quit\n"]);
  assertEquals(piecesOf(""), []);
});

Deno.test("the last length of the pieces is repeated, and bytes are counted", () => {
  assertEquals(piecesOf("quit\n", { pieces: [1] }), ["q", "u", "i", "t", "\n"]);
  assertEquals(piecesOf("abcdefg", { pieces: [1, 3] }), ["a", "bcd", "efg"]);
  assertEquals(piecesOf("é", { pieces: [1] }), ["\u00c3", "\u00a9"]);
  assertEquals(piecesOf("ab", { pieces: [0] }), ["ab"]);
});

Deno.test("what is sent is logged line by line with its ends", () => {
  assertEquals(loggedLines("1 name\r\n"), ["1 name\r\n"]);
  assertEquals(loggedLines("1 a\n\n2 b\n3"), ["1 a\n", "\n", "2 b\n", "3"]);
  assertEquals(loggedLines(""), [""]);
});
