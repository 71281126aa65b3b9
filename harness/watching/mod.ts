/** Rounds of a check, one whenever the engine changes. @module */

export type { Round } from "./rounds.ts";
export { watchEngine, type WatchOptions } from "./watch_engine.ts";
