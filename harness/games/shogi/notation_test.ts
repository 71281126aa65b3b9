import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { read, write } from "./notation.ts";

Deno.test.each(["7g7f", "8h2b+", "B*4e", "P*9i", "0a9z", "K*5e"])("%s is a move", (text) => {
  const move = read(text);
  assertEquals(move.ok && write(move.value), text);
});

const FORM = "A move is two squares such as 7g7f, 8h2b+ with promotion, or a drop such as B*4e";

Deno.test.each([
  ["b*4e", "A drop has a capital letter, for both sides"],
  ["+B*4e", "A piece is dropped unpromoted, without a +"],
  ["B*4e+", "A piece is dropped unpromoted, without a +"],
  ["7G7F", "A rank is a small letter"],
  ["B*4E", "A rank is a small letter"],
  ["g7f7", "A square is a file and then a rank, such as 7g"],
  ["7g7f++", FORM],
  ["0000", FORM],
  ["(none)", FORM],
  ["", FORM],
  ["7g7f ", FORM],
  ["7776", FORM],
  ["7g7f\n", FORM],
])("%s is not", (text, problem) => {
  const move = read(text);
  assertEquals(move.ok ? "" : move.error.en.slice(0, problem.length + 1), `${problem}:`);
});

Deno.test("garbage is refused, never thrown at", () => {
  fc.assert(fc.property(anyText(), (text) => {
    const move = read(text);
    if (move.ok) assertEquals(write(move.value), text);
  }));
});
