import { assertEquals } from "@std/assert";
import { baseOf, isHidden, isTest, quotedWord } from "./submitted_file.ts";

Deno.test.each<[string, boolean]>([
  ["src/a.c", false],
  [".git/hooks/x", true],
  ["a/__MACOSX/b", true],
  ["build/CMakeFiles/a.out", true],
  ["target/release/mine", false],
  ["target/release/deps/mine-1", true],
  ["targets/deps/mine", false],
])("whether %s is a tool's own", (path, hidden) => {
  assertEquals(isHidden(path), hidden);
});

Deno.test("names tell tests, last parts and words of a shell", () => {
  assertEquals(["a/test_x.c", "latest/x.c", "Bench"].map(isTest), [true, false, true]);
  assertEquals(["a/b.c", "c"].map(baseOf), ["b.c", "c"]);
  assertEquals(["a.c", "-x", "a b", "it's"].map(quotedWord), [
    "a.c",
    "./-x",
    "'a b'",
    "'it'\\''s'",
  ]);
});
