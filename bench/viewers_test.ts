import { assert } from "@std/assert";
import { viewerRates } from "./viewers.ts";

Deno.test("the bench of viewers plays a match that is followed", async () => {
  const [alone] = await viewerRates([0], 1);
  assert((alone?.rate ?? 0) > 0);
});
