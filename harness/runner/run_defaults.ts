/** The default settings of a run. @module */

import type { RunOptions } from "./run_options.ts";

/** Everything about a run that has a sensible default. */
export const RUN_DEFAULTS: Omit<
  RunOptions,
  "pairing" | "engine" | "transport" | "scenarios" | "clock"
> = {
  version: "0.0.0",
  startedAt: "1970-01-01T00:00:00.000Z",
  confinement: "none",
  seed: 1,
  strict: false,
  jobs: 1,
  repeat: 1,
  failFast: false,
  timeScale: 1,
  budgetMs: 300_000,
  excludes: new Map(),
  baseline: new Map(),
  replay: (scenario) => scenario,
};
