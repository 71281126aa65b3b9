import { assertEquals } from "@std/assert";
import { checkText } from "./check_text.ts";

const faults = (text: string): readonly string[] =>
  checkText(text).map(({ at, message }) => `${at.line}:${at.column} ${message.en}`);

for (
  const [text, expected] of [
    ["a: b\r\n", []],
    ["a: 'b\tc'\n\t# note\n \t\n", []],
    ["a:\n  \tb: c\n\td: e\n", [
      "2:3 Cannot read a tab as indentation",
      "3:1 Cannot read a tab as indentation",
    ]],
    ["a: \x1b[31m\n", ["1:4 Cannot read character ␛"]],
    ["甲: \udcff", ["1:4 Cannot read byte \\xFF"]],
    ["x: \ud800", ["1:4 Cannot read character \\uD800"]],
    ["😀: 😀", []],
    ["x".repeat(256 * 1024), []],
    ["x".repeat(256 * 1024 + 1), ["1:1 Cannot read a file as large as this"]],
    ["甲".repeat(100 * 1024), ["1:1 Cannot read a file as large as this"]],
  ] as const
) {
  Deno.test(`The text ${JSON.stringify(text.slice(0, 20))} has ${expected.length} faults`, () => {
    assertEquals(faults(text), [...expected]);
  });
}

Deno.test("A file of nothing but bad bytes is refused with a handful of places", () => {
  assertEquals(faults("\0".repeat(100_000)).length, 20);
});
