/** Rounds of a check, one whenever the engine changes. @module */

export type { Round } from "./rounds.ts";
export { watchCheck } from "./watch_check.ts";
