import { assertEquals } from "@std/assert";
import { SAMPLE_DIAGRAM } from "../harness/testing/sample_report.ts";
import { boardLines } from "./board.ts";

Deno.test("a board shows coordinates, pieces and the wrong move", () => {
  assertEquals(boardLines(SAMPLE_DIAGRAM, "en"), [
    " 3  ·   ·   ·   ·",
    " 2 [K] >X<  ·   ·",
    " 1  ·   ·   ·   p",
    "    a   b   c   d",
    "Red to move",
  ]);
});

Deno.test("a hexagon keeps its half steps", () => {
  const points = [[0.5, 0], [1.5, 0], [0, 1], [1, 1], [2, 1]].map(([x = 0, y = 0]) => ({
    name: `${x},${y}`,
    x,
    y,
  }));
  const lines = boardLines(
    { ...SAMPLE_DIAGRAM, shape: "hexagon", points, tokens: [], marks: [] },
    "en",
  );
  assertEquals(lines, ["      ·   ·", "    ·   ·   ·", "Red to move"]);
});

Deno.test("a stack shows its height, and all columns stay in line", () => {
  const points = [0, 1, 2].map((x) => ({ name: `${x}`, x, y: 0 }));
  const token = { glyph: "○", owner: "first", letter: "T" } as const;
  const tokens = [{ ...token, at: "0", badge: "12" }, { ...token, at: "1" }, {
    ...token,
    at: "2",
    badge: "3",
  }];
  const marks = [{ kind: "wrong", from: "0", to: "2" }] as const;
  const lines = boardLines({ ...SAMPLE_DIAGRAM, shape: "hexagon", points, tokens, marks }, "en");
  assertEquals(lines[0], "   [T12]  T    >T3<");
});

Deno.test("a board without points or with absurd ones is no trouble", () => {
  assertEquals(boardLines({ ...SAMPLE_DIAGRAM, shape: "hexagon", points: [] }, "zh"), ["輪到紅方"]);
  const far = [{ name: "far", x: 1e300, y: -1e300 }];
  assertEquals(boardLines({ ...SAMPLE_DIAGRAM, points: far }, "ja").at(-1), "赤の手番");
});
