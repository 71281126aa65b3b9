import { assertEquals } from "@std/assert";
import { sealAll } from "./seal_kit.ts";
import { SealReader } from "./seal_reader.ts";

const PLAIN = [1, 2, 3, 4].map((value) => JSON.stringify({ value }));
const [ONE = "", TWO = "", THREE = "", FOUR = ""] = sealAll(PLAIN).map((line) => line.trimEnd());
const SPOILT = TWO.replace('"value":2', '"value":7');

Deno.test.each<[string, readonly string[], string]>([
  ["sealed lines in their order are sound", [ONE, TWO, THREE, FOUR], "++++"],
  ["lines without seals are sound", PLAIN, "++++"],
  ["a changed line is damaged, and none behind it", [ONE, SPOILT, THREE, FOUR], "+-++"],
  ["a line behind a missing one is damaged", [ONE, THREE, FOUR], "+-+"],
  ["a doubled line is damaged, and none behind it", [ONE, TWO, TWO, THREE], "++-+"],
  ["lines in another order are damaged", [ONE, THREE, TWO, FOUR], "+---"],
  ["a line without a seal among sealed ones is damaged", [ONE, "{}", TWO], "+-+"],
  ["a sealed line among others is damaged", ["{}", ONE], "+-"],
  ["a missing first line is noticed", [TWO, THREE], "-+"],
])("%s", (_what, lines, wanted) => {
  const reader = new SealReader();
  assertEquals(lines.map((line) => reader.read(line).isDamaged ? "-" : "+").join(""), wanted);
});
