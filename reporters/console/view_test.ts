import { assertEquals } from "@std/assert";
import { paintOf } from "./paint.ts";
import { columnOf, folded, heading, labelled, type View } from "./view.ts";

const VIEW: View = { language: "zh", paint: paintOf(false), width: 30, verbose: false };

Deno.test("labels stand in a column of their own, once", () => {
  const column = columnOf(["sent", "also"], VIEW);
  assertEquals(labelled({ name: "sent", lines: ["a", "b"], column }, VIEW), [
    "  送出    a",
    "          b",
  ]);
});

Deno.test("prose is folded to what is left of the line", () => {
  assertEquals(folded("one two three four five six seven", 8, VIEW), [
    "one two three four",
    "five six seven",
  ]);
});

Deno.test("a heading has its note beside it", () => {
  assertEquals(heading("failures", "x", VIEW), "失敗  x");
  assertEquals(heading("remarks", "", VIEW), "備註");
});
