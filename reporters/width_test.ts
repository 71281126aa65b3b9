import { assert, assertEquals } from "@std/assert";
import { cutTo, padTo, widest, widthOf, wrap, wrapWords } from "./width.ts";

Deno.test("wide characters take two columns, combining ones none", () => {
  assertEquals(["abc", "將軍", "ヒント", "e\u0301", "（", "␍", "𠮷"].map(widthOf), [
    3,
    4,
    6,
    1,
    2,
    1,
    2,
  ]);
});

Deno.test("a flag and emoji that are joined take two columns, and are never cut apart", () => {
  assertEquals(["🇹🇼", "👨‍👩‍👧", "❤️", "⌚", "a🇯🇵b", "✗", "1\u200d"].map(widthOf), [
    2,
    2,
    2,
    2,
    4,
    1,
    1,
  ]);
  assertEquals(cutTo("🇹🇼🇯🇵🇹🇼", 5), "🇹🇼🇯🇵…");
  assertEquals(padTo("🇹🇼", 4), "🇹🇼  ");
});

Deno.test("padTo aligns by columns", () => {
  assertEquals(padTo("預期", 6), "預期  ");
  assertEquals(padTo("expected", 3), "expected");
});

Deno.test("widest is the width of the widest text", () => {
  assertEquals(widest(["abc", "將軍"]), 4);
  assertEquals(widest([]), 0);
});

Deno.test("cutTo never exceeds the width", () => {
  assertEquals(cutTo("abcdef", 6), "abcdef");
  assertEquals(cutTo("abcdef", 4), "abc…");
  assertEquals(cutTo("將將將", 4), "將…");
});

Deno.test("wrap breaks at blanks and between wide characters, not before a full stop", () => {
  assertEquals(wrap("one two three", 8), ["one two", "three"]);
  assertEquals(wrap("一二三四。五", 8), ["一二三", "四。五"]);
  assertEquals(wrap("使用 fflush(stdout) 即可", 12), ["使用", "fflush(stdout)", "即可"]);
  assertEquals(wrap("", 8), [""]);
});

Deno.test("wrap leaves no opening bracket alone at the end of a line", () => {
  assertEquals(wrap("修正 a/b（見 c）", 9), ["修正 a/b", "（見 c）"]);
  assertEquals(wrap("一二（「三四", 6), ["一二", "（「三", "四"]);
});

Deno.test("wrap loses nothing", () => {
  const text = "Echo 指令開頭的數字，do not keep a table of ids。";
  for (let width = 4; width < 60; width++) {
    const lines = wrap(text, width);
    assertEquals(lines.join("").replaceAll(" ", ""), text.replaceAll(" ", ""));
    if (width > 8) assert(lines.every((line) => widthOf(line) <= width), String(width));
  }
});

Deno.test("a mark on a kana takes no column, and a vowel sign beside its letter takes one", () => {
  // As macOS writes the names of files: a kana, then its mark.
  assertEquals(widthOf("か\u3099き\u3099"), 4);
  assertEquals(widthOf("का"), 2);
  assertEquals(widthOf("e\u0301"), 1);
});

Deno.test("a word that is wider than a line goes on in the next one, by columns", () => {
  assertEquals(wrapWords("so abcdefgh, then", 5), ["so", "abcde", "fgh,", "then"]);
  assertEquals(wrapWords("審審審 abcdef", 4), ["審審", "審", "abcd", "ef"]);
  assertEquals(wrapWords("as before", 20), wrap("as before", 20));
});

Deno.test("a sign takes as many columns as the tables of Unicode say", () => {
  // Weather and tools are text without a variation selector, Tangut is wide, a blank may have none.
  const signs = ["\u{1f321}", "\u{1f321}\ufe0f", "\u{17000}", "\u2630", "〈", "\u200b", "ｶﾞ", "각"];
  assertEquals(signs.map(widthOf), [1, 2, 2, 2, 2, 0, 2, 2]);
  assertEquals(widthOf("\x1b[31m將\x1b[0m"), 2);
});

Deno.test("a line is not broken between a sign and what belongs to it", () => {
  assertEquals(wrap("❤️❤️か\u3099", 4), ["❤️❤️", "か\u3099"]);
});
