import { assert, assertEquals } from "@std/assert";
import { anyWidth } from "./any_width.ts";
import { plainWidth } from "./plain_width.ts";

/** Every sign of Unicode that is taken for plain. */
const PLAIN = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => plainWidth(sign) !== undefined);

Deno.test("a plain sign takes as many columns as the tables of Unicode say", () => {
  assert(PLAIN.length > 20_000);
  assertEquals(PLAIN.filter((sign) => plainWidth(sign) !== anyWidth(sign)), []);
});

Deno.test("plain signs stay apart and keep their widths beside each other", () => {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const text of [PLAIN.join(""), PLAIN.toReversed().join("")]) {
    assertEquals([...graphemes.segment(text)].length, PLAIN.length);
    assertEquals(plainWidth(text), anyWidth(text));
  }
});

Deno.test("text whose signs depend on their neighbours is not plain", () => {
  const texts = ["e\u0301", "1\ufe0f", "🇹🇼", "\u200b", "\x1b[31m", "ｶﾞ", "a\u00adb", "\t", "𠮷"];
  assertEquals(texts.filter((text) => plainWidth(text) !== undefined), []);
});
