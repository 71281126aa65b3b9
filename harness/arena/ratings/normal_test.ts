import { assertAlmostEquals, assertEquals } from "@std/assert";
import { normalShare } from "./normal.ts";

Deno.test.each([[0, 0.5], [1, 0.8413447], [-1.959964, 0.025], [3, 0.9986501], [-6, 0]])(
  "below %d sigmas lies a share of %d",
  (sigmas, share) => assertAlmostEquals(normalShare(sigmas), share, 1e-6),
);

Deno.test("two players without results are rated equal", () => {
  assertEquals(normalShare(NaN), 0.5);
  assertEquals([normalShare(Infinity), normalShare(-Infinity)], [1, 0]);
});
