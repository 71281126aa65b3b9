import { assertEquals } from "@std/assert";
import { UnendedFrame } from "./unended_frame.ts";

Deno.test.each<[string, string, boolean]>([
  ["\n", "a\n", true],
  ["\n", "a\r", false],
  ["\r\n", "a\r", true],
  ["]-^\\", "a-", true],
  ["]-^\\", "b", false],
  ["", "a", true],
])("with the ends %j the piece %j may end a frame: %s", (ends, piece, may) => {
  assertEquals(new UnendedFrame(ends).mayEndBy(piece), may);
});

Deno.test("pieces are kept until the frame is taken with its end", () => {
  const frame = new UnendedFrame("\n");
  assertEquals([frame.add("ab"), frame.add("c"), frame.length, frame.latin1], [2, 3, 3, "abc"]);
  assertEquals([frame.takeWith("d\n"), frame.takeWith("e\n"), frame.length], ["abcd\n", "e\n", 0]);
});
