/**
 * fast-check with a fixed seed: a test run tries the same inputs every time. To hunt with others,
 * set SHINPAN_SEED to another number. @module
 */

import fc from "fast-check";
import { IS_QUICK } from "./quick.ts";

fc.configureGlobal({
  seed: Number(Deno.env.get("SHINPAN_SEED") ?? 20_240),
  // A hundred otherwise, unless a test says how many.
  ...IS_QUICK && { numRuns: 25 },
});

export default fc;
