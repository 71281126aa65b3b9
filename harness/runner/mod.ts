/** The runner: a run is a stream of events. @module */

export * from "./run_all.ts";
