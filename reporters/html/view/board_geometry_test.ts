import { assert, assertEquals } from "@std/assert";
import type { Diagram } from "../../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../../harness/testing/sample_report.ts";
import { CELL, geometryOf } from "./board_geometry.ts";

Deno.test("files are written below the board, not below what lies beside it", () => {
  const points = [
    { name: "9a", x: 0, y: 0 },
    { name: "8a", x: 1, y: 0 },
    { name: "9b", x: 0, y: 1 },
    { name: "8b", x: 1, y: 1 },
    { name: "P*", x: 0.5, y: 2.45 },
  ];
  const { edges, spots } = geometryOf({ ...SAMPLE_DIAGRAM, points });
  const file = edges.find(({ name }) => name === "9");
  const hand = spots.find(({ name }) => name === "P*");
  assert(file && hand && file.y < hand.y - CELL / 2);
});

Deno.test("squares lie side by side, with files below and ranks at the left", () => {
  const { spots, edges, lines, width, height } = geometryOf(SAMPLE_DIAGRAM);
  const at = (name: string) => spots.find((spot) => spot.name === name);
  assertEquals((at("b3")?.x ?? 0) - (at("a3")?.x ?? 0), CELL);
  assertEquals((at("a2")?.y ?? 0) - (at("a3")?.y ?? 0), CELL);
  assertEquals(edges.map(({ name }) => name), ["3", "2", "1", "a", "b", "c", "d"]);
  assertEquals(lines, []);
  assert(width > 4 * CELL && height > 3 * CELL);
});

Deno.test("points of a hexagon are joined to their neighbours", () => {
  const points = [
    { name: "A1", x: 0.5, y: 0 },
    { name: "B1", x: 1.5, y: 0 },
    { name: "A2", x: 0, y: 1 },
    { name: "B2", x: 1, y: 1 },
    { name: "C2", x: 2, y: 1 },
  ];
  const { lines, edges } = geometryOf({ ...SAMPLE_DIAGRAM, shape: "hexagon", points });
  assertEquals(lines.map(([a, b]) => `${a.name}${b.name}`), [
    "A1B1",
    "A1A2",
    "A1B2",
    "B1B2",
    "B1C2",
    "A2B2",
    "B2C2",
  ]);
  assertEquals(edges, []);
});

Deno.test("a hexagon of numbers has the first below its slopes and the second beside its rows", () => {
  const points = [
    { name: "-1,1", x: 0.5, y: 0 },
    { name: "0,1", x: 1.5, y: 0 },
    { name: "-1,0", x: 0, y: 1 },
    { name: "1,0", x: 2, y: 1 },
  ];
  const { edges, spots, width, height } = geometryOf({
    ...SAMPLE_DIAGRAM,
    shape: "hexagon",
    points,
  });
  assertEquals(edges.map(({ name }) => name), ["-1,", "0,", "1,", ",1", ",0"]);
  const below = spots.find(({ name }) => name === "-1,0");
  assert(edges[0] && below && edges[0].y > below.y && edges[0].x < below.x);
  assert(edges.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height));
});

Deno.test("an empty board and one without bounds are drawn all the same", () => {
  const far: Diagram = { ...SAMPLE_DIAGRAM, points: [{ name: "a1", x: 1e9, y: 0 }] };
  for (const diagram of [far, { ...SAMPLE_DIAGRAM, points: [] }]) {
    const { width, height } = geometryOf(diagram);
    assert(Number.isFinite(width) && Number.isFinite(height));
  }
});
