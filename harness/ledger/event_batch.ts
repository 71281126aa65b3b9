/** Which events may wait until they are written, and for how long. @module */

import type { JobEvent } from "../core/mod.ts";

/** How long an event in the middle of a case waits at most until it is in the file. */
export const BATCH_MS = 100;

/** Events that say nothing of how a case ended. */
export const MAY_WAIT: ReadonlySet<JobEvent["kind"]> = new Set([
  "case-started",
  "wire",
  "ply",
  "violation",
  "submission-started",
  "submission-told",
]);
