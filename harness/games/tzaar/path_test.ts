import { assertEquals } from "@std/assert";
import type { MisstepKind } from "./misstep.ts";
import { judgePath } from "./path.ts";
import { started } from "./test_kit.ts";

Deno.test.each<[string, string, string, MisstepKind | undefined]>([
  ["W 2,0 1 1 / B 2,2 1 1", "2,0", "2,2", undefined],
  ["W 2,0 1 1 / W 2,2 1 1", "2,0", "2,2", undefined],
  ["W -1,0 1 1 / B 1,0 1 1", "-1,0", "1,0", "through-hole"],
  ["W 0,4 1 1 / B 0,-4 1 1", "0,4", "0,-4", "through-hole"],
  ["W 4,0 1 1 / B -4,0 1 1", "4,0", "-4,0", "through-hole"],
  ["W 4,-4 1 1 / B -4,4 1 1", "4,-4", "-4,4", "through-hole"],
  ["W 4,-1 1 1 / W 0,-1 1 1 / B -3,-1 1 1", "4,-1", "-3,-1", "over-stack"],
  ["W 4,-1 1 1 / B -3,-1 1 1", "4,-1", "-3,-1", undefined],
  ["W 4,0 1 1 / B -3,-1 1 1", "4,0", "-3,-1", "wrapped-edge"],
  ["W -4,0 1 1 / B 3,1 1 1", "-4,0", "3,1", "wrapped-edge"],
  ["W 4,0 1 1 / W -3,-1 1 1 / B -2,-1 1 1", "4,0", "-2,-1", "bent-path"],
  ["W 1,1 1 1 / B 2,2 1 1", "1,1", "2,2", "bent-path"],
  ["W 1,1 1 1 / B -1,2 1 1", "1,1", "-1,2", "bent-path"],
  ["W 2,0 1 1 / B 2,1 1 1 / B 2,2 1 1", "2,0", "2,2", "over-stack"],
  ["W 2,0 9 1 / B 2,2 10 1", "2,0", "2,2", "higher-stack-taken"],
])("in %s the way from %s to %s is judged: %s", (stacks, from, to, kind) => {
  for (const step of [1, 2]) {
    assertEquals(judgePath(started(`white ${step} / ${stacks}`), { from, to })?.kind, kind);
  }
});
