import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { colouredLines } from "./colours.ts";
import { plainOf } from "./plain_text.ts";

const BLUE_RED = { first: "blue", second: "red" };

Deno.test.each<[string, string, string, string]>([
  ["blue", "red", "\x1b[34m香\x1b[0m \x1b[31m香\x1b[m", "1 2"],
  ["blue", "red", "\x1b[1;94m香\x1b[39m \x1b[0;1;91m香", "1 2"],
  ["blue", "red", "\x1b[38;5;4m香\x1b[38;5;9m香\x1b[38;5;200m香", "12 "],
  ["21", "196", "\x1b[38;5;21m香\x1b[38;5;196m香\x1b[34m香", "12 "],
  ["on-blue", "on-red", "\x1b[44;37m香\x1b[41m香\x1b[49m香", "12 "],
  ["plain", "red", "香\x1b[31m香\x1b[1m香\x1b[0;1m香", "1221"],
  ["plain", "inverse", "香\x1b[7m香\x1b[27m香\x1b[4m香", "1211"],
  ["blue", "red", "\x1b[33m香\x1b[34;41m香", " 1"],
  ["blue", "on-red", "\x1b[34;41m香", " "],
  ["blue", "red", "\x1b[38;2;0;0;255m香\x1b[34m香\x1b[31", " 1111"],
])("with %s and %s, %j is of %j", (first, second, frame, owners) => {
  const [line] = colouredLines(frame, "utf-8", { first, second });
  assertEquals(line?.owners, owners);
});

Deno.test("colours go on over lines and movements, which begin new ones", () => {
  assertEquals(colouredLines("a\x1b[31mb\nc\x1b[5;1Hd\x1b[0me", "utf-8", BLUE_RED), [
    { text: "ab", owners: " 2" },
    { text: "c", owners: "2" },
    { text: "de", owners: "2 " },
  ]);
});

Deno.test("the text is what it is without colours, whatever comes", () => {
  const parts = fc.array(
    fc.constantFrom("\x1b", "[", "3", "1", ";", ":", "m", "H", "]", "香", "\r", "\n", "\x1b[38;5m"),
  );
  fc.assert(fc.property(parts, (all) => {
    const frame = all.join("");
    const lines = colouredLines(frame, "utf-8", BLUE_RED);
    assertEquals(lines.map(({ text }) => text).join("\n"), plainOf(frame, "utf-8"));
    assertEquals(lines.every(({ text, owners }) => text.length === owners?.length), true);
  }));
});
