/**
 * fast-check with a fixed seed: a test run tries the same inputs every time. To hunt with others,
 * set SHINPAN_SEED to another number. @module
 */

import fc from "fast-check";

fc.configureGlobal({ seed: Number(Deno.env.get("SHINPAN_SEED") ?? 20_240) });

export default fc;
