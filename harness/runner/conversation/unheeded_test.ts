import { assertEquals } from "@std/assert";
import { UnheededLines } from "./unheeded.ts";

function after(lines: readonly string[]): UnheededLines {
  const unheeded = new UnheededLines();
  for (const line of lines) unheeded.hear(line, false);
  return unheeded;
}

Deno.test.each<[string, readonly string[], string, ReturnType<UnheededLines["with"]>]>([
  ["nothing", [], "", undefined],
  ["blanks without a line's end", [], "  ", undefined],
  ["a line", ["depth 1"], "", { first: "depth 1", count: 1 }],
  ["blank lines and a line", ["", "depth 1", "depth 2"], "", { first: "depth 1", count: 3 }],
  ["blank lines alone", ["", ""], "", { first: "", count: 2 }],
  ["the beginning of a line", [], "dep", { first: "dep", count: 1, unended: true }],
  ["a line and the beginning of one", ["a"], "dep", { first: "a", count: 2 }],
])("what came is %s", (_name, lines, partial, seen) => {
  assertEquals(after(lines).with(partial), seen);
});

Deno.test("what came before an answer is forgotten", () => {
  const unheeded = after(["a"]);
  unheeded.hear("=1", true);
  assertEquals(unheeded.with(""), undefined);
});
