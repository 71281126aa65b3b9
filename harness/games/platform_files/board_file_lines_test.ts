import { assert, assertEquals } from "@std/assert";
import { untranslated } from "../../core/mod.ts";
import { inEnglish } from "../../testing/in_english.ts";
import { MOST_CHARACTERS, sectionsOf } from "./board_file_lines.ts";

const HEAD = [untranslated("the date"), untranslated("the players")];

Deno.test("what stands before the first star and after the first # is a remark", () => {
  const text = "\ufeffINITIAL\r\n* now\r\n*a vs b\r\n* 1.x y\r\n* 2. z\r\n* R a Wins 1,0\r\n" +
    "* Comment 0 0\r\n0.7\r\n1. 8\r\n# #\r\nwhat an engine said\r\n###\r\n";
  const sections = sectionsOf(text, HEAD);
  assert(sections.ok, sections.ok ? "" : sections.error.en);
  const { head, turns, result, comment, timestamps, captures } = sections.value;
  assertEquals(head.map(({ words }) => words.join(" ")), ["now", "a vs b"]);
  assertEquals(turns.map(({ words }) => words), [["1.", "x", "y"], ["2.", "z"]]);
  assertEquals(result?.words[0], "R");
  assertEquals(comment?.words, ["Comment", "0", "0"]);
  assertEquals(timestamps.map(({ words }) => words[1]), ["7", "8"]);
  assertEquals(captures, []);
});

Deno.test("a name that looks like a number of a turn stays whole", () => {
  const sections = sectionsOf("* now\n* 1.best vs b\n", HEAD);
  assert(sections.ok);
  assertEquals(sections.value.head[1]?.words, ["1.best", "vs", "b"]);
});

Deno.test("a file of nothing but line ends is refused in time", () => {
  assertEquals(inEnglish(sectionsOf("\n".repeat(MOST_CHARACTERS), HEAD)), {
    ok: false,
    error: `A board file has lines that begin with "*": none in 0`,
  });
});

Deno.test("what the engines printed does not count, and a last line may be cut off", () => {
  const record = "* now\n* a vs b\n* 1. x y\n* Comment 0 0\n0. 7\n1. 8\n";
  const plain = sectionsOf(record, HEAD);
  assert(plain.ok);
  assertEquals(sectionsOf(`${record}\n# 1 #\n${"thinking …\n".repeat(600_000)}`, HEAD), plain);
  assertEquals(sectionsOf(`${record}2.`, HEAD), plain);
  assertEquals(sectionsOf(`${record}2`, HEAD), plain);
});

Deno.test("a record that is too long is not looked at", () => {
  assertEquals(inEnglish(sectionsOf("*".repeat(MOST_CHARACTERS + 1), HEAD)), {
    ok: false,
    error: "A board file has at most 1000000 characters: 1000001",
  });
});
