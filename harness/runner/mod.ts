/** The runner: a run is a stream of events. @module */

export { Gate } from "./gate.ts";
export { overlap } from "./instances.ts";
export { type OpeningFault, rehearse } from "./rehearse.ts";
export * from "./run_all.ts";
export * from "./run_defaults.ts";
export type { RunOptions } from "./run_options.ts";
