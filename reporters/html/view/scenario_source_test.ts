import { assertEquals } from "@std/assert";
import { markedLines } from "./scenario_source.tsx";

const LINES = [
  "steps:",
  "  - greet",
  "  - play:",
  "      engine: first",
  "",
  "      plies: 1",
  "  - close",
];

Deno.test("a step is marked from its first line to its last", () => {
  const marked = (line: number): readonly number[] => [
    ...markedLines(LINES, [{ file: "x", line, column: 5 }]),
  ];
  assertEquals(marked(2), [2]);
  assertEquals(marked(3), [3, 4, 5, 6]);
  assertEquals(marked(7), [7]);
  assertEquals(marked(70), [70]);
});
