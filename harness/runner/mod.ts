/** The runner: a run is a stream of events. @module */

export * from "./run_all.ts";
export * from "./run_defaults.ts";
