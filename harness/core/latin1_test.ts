import { assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { textOf } from "./bytes.ts";
import { bytesOfLatin1, latin1Of, latin1OfBytes, textOfLatin1 } from "./latin1.ts";

Deno.test("latin1 text and text are two ways to write the same bytes", () => {
  const long = ["x", "é", "日", "\udcff"].map((end) => "x".repeat(65_536) + end);
  for (const text of ["", "=1 ok\n", "日本", "a\udcffb", "\u00e9", ...long]) {
    assertEquals(textOfLatin1(latin1Of(text)), text);
  }
});

Deno.test("every byte is one character", () => {
  assertEquals(latin1OfBytes(Uint8Array.of(0, 10, 255)), "\0\n\u00ff");
  assertEquals(bytesOfLatin1("\0\n\u00ff"), Uint8Array.of(0, 10, 255));
  assertEquals(latin1Of("é"), "\u00c3\u00a9");
  assertEquals(latin1Of("\udcff"), "\u00ff");
});

Deno.test("textOfLatin1 is textOf of one character per byte", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => {
    const latin1 = [...bytes].map((byte) => String.fromCharCode(byte)).join("");
    assertEquals(textOfLatin1(latin1), textOf(bytes));
  }));
});
