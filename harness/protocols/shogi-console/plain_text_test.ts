import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { bytesOf, textOf } from "../../core/mod.ts";
import { decoded, ENCODINGS, plainOf, plainText } from "./plain_text.ts";

/** Bytes as one character each. */
const latin1 = (text: string) =>
  Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join("");

Deno.test.each<[string, string]>([
  ["\x1b[34m香\x1b[0m桂", "香桂"],
  ["\x1b[H\x1b[2J第1手", "\n\n第1手"],
  ["a\x1b[5;1Hb\x1b[Kc", "a\nbc"],
  ["\x1b[s\x1b[4;1H13\x1b[u", "\n13"],
  ["\x1b]0;title\x07x", "x"],
  ["\x1b(Bx\x1b=y\x1b7", "xy"],
  ["a\r\nb\rc", "a\n\nb\nc"],
  ["a\x07\x08b\x00", "ab"],
  ["a\x1b", "a"],
  ["a\x1b[3", "a[3"],
])("%j shows %j", (text, shown) => {
  assertEquals(plainText(latin1(text), "utf-8").text, shown);
  assertEquals(plainOf(text, "utf-8"), shown);
});

Deno.test("every character knows where its bytes end", () => {
  const { text, ends } = plainText(latin1("\x1b[1m香a\x1b[0m桂"), "utf-8");
  assertEquals([text, ends], ["香a桂", [7, 8, 15]]);
});

Deno.test.each<[typeof ENCODINGS[number], number[], string]>([
  ["big5", [0xad, 0xbb, 0xae, 0xdb, 0x31], "香桂1"],
  ["gbk", [0xcf, 0xe3, 0xb9, 0xf0, 0x31], "香桂1"],
  ["shift_jis", [0x8d, 0x81, 0x8c, 0x6a, 0x31], "香桂1"],
  ["euc-jp", [0xb9, 0xe1, 0x8e, 0xb6, 0x8f, 0xb0, 0xa1, 0x31], "香ｶ丂1"],
  ["utf-8", [0xe9, 0xa6, 0x99, 0xff, 0x31], "香\ufffd1"],
])("%s is read", (encoding, bytes, text) => {
  const raw = bytes.map((byte) => String.fromCharCode(byte)).join("");
  assertEquals(plainText(raw, encoding).text, text);
  assertEquals(plainOf(textOf(Uint8Array.from(bytes)), encoding), text);
  if (encoding !== "utf-8") assertEquals(decoded(textOf(Uint8Array.from(bytes)), encoding), text);
});

Deno.test("garbage is read without an exception, and both ways read the same", () => {
  const bytes = fc.uint8Array({ maxLength: 40 });
  const screens = fc.array(fc.constantFrom("\x1b", "[", "3", "1", ";", "m", "H", "]", "香", "\r"));
  fc.assert(fc.property(bytes, screens, (noise, parts) => {
    const raw = String.fromCharCode(...noise);
    for (const encoding of ENCODINGS) {
      const { text, ends } = plainText(raw, encoding);
      assertEquals(text.length, ends.length);
    }
    const text = parts.join("");
    assertEquals(plainText(latin1(text), "utf-8").text, plainOf(text, "utf-8"));
  }));
});
