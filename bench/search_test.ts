import { assert, assertEquals } from "@std/assert";
import { sideBySide } from "./measure.ts";
import { depthWithin, match, searchRounds } from "./search.ts";

Deno.test("the bench of the search gives ratios, depths and a score", async () => {
  const comparisons = await sideBySide(searchRounds({ nodes: 300, rounds: 1 }));
  assertEquals(comparisons.length, 3);
  for (const { ratio, name } of comparisons) assert(Number.isFinite(ratio) && ratio > 0, name);
  assert(depthWithin("K--k/----/P---/----/----/---p/----/---- red", 5) >= 1);
  const { won, drawn, lost } = match("random", { games: 2, nodes: 100 });
  assertEquals(won + drawn + lost, 2);
});
