import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { perfectMatching } from "./matching.ts";

function graphOf(points: number, edges: readonly (readonly [number, number])[]): number[][] {
  const graph = Array.from({ length: points }, (): number[] => []);
  for (const [one, other] of edges) {
    graph[one]?.push(other);
    graph[other]?.push(one);
  }
  return graph;
}

/** Whether all points can be paired, by trying everything. */
function canPair(graph: readonly (readonly number[])[], paired: ReadonlySet<number>): boolean {
  const open = graph.findIndex((_, point) => !paired.has(point));
  if (open < 0) return true;
  return graph[open]!.some((other) =>
    !paired.has(other) && canPair(graph, new Set([...paired, open, other]))
  );
}

const ALL_PAIRS = Array.from(
  { length: 10 },
  (_, one) => Array.from({ length: 10 - one - 1 }, (_, more) => [one, one + 1 + more] as const),
).flat();

Deno.test("a matching is found exactly where there is one, and pairs each point once", () => {
  fc.assert(
    fc.property(fc.subarray(ALL_PAIRS, { maxLength: 16 }), (edges) => {
      const graph = graphOf(10, edges);
      const found = perfectMatching(graph);
      assertEquals(found !== undefined, canPair(graph, new Set()));
      if (!found) return;
      assertEquals(found.flat().sort((a, b) => a - b), [...Array(10).keys()]);
      assert(found.every(([one, other]) => graph[one]?.includes(other)));
    }),
    { numRuns: runs(400) },
  );
});

Deno.test("odd cycles that hang together by bridges are paired over the bridges", () => {
  const edges = [[0, 1], [1, 2], [2, 0], [2, 3], [3, 4], [4, 5], [5, 3]] as const;
  assertEquals(perfectMatching(graphOf(6, edges)), [[0, 1], [2, 3], [4, 5]]);
  assertEquals(perfectMatching(graphOf(6, edges.filter(([one]) => one !== 2))), undefined);
});
