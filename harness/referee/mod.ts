/** The referee: pure functions from frames to rulings. @module */

export * from "./foreign_words.ts";
export * from "./game_clock.ts";
export * from "./games.ts";
export { giveUp } from "./give_up.ts";
export type * from "./pairing.ts";
export * from "./pairings.ts";
export { consolePairing } from "./shogi-console/mod.ts";
export * from "./last_words.ts";
export type * from "./unanswered.ts";
export * from "./unanswered_text.ts";
