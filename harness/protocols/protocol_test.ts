import { assertEquals } from "@std/assert";
import { lines } from "./protocol.ts";

Deno.test.each<[string, string[], string]>([
  ["", [], ""],
  ["=1", [], "=1"],
  ["=1\n", ["=1"], ""],
  ["=1\r\n=2", ["=1\r"], "=2"],
  ["\n\n", ["", ""], ""],
  ["a\rb\n", ["a\rb"], ""],
])("the lines of %j are cut at LF only", (text, frames, rest) => {
  assertEquals(lines(text) as { frames: string[]; rest: string }, { frames, rest });
});
