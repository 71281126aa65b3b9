/** Rounds of a check, one whenever the engine changes. @module */

export type { Round, RoundResult } from "./rounds.ts";
export { watchCheck } from "./watch_check.ts";
export { bareWatch, type WatchOptions, watchOptions } from "./watch_options.ts";
