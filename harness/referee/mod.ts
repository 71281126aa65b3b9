/** The referee: pure functions from frames to rulings. @module */

export * from "./foreign_words.ts";
export * from "./game_clock.ts";
export type * from "./kits/kit.ts";
export { giveUp } from "./give_up.ts";
export type * from "./pairing.ts";
export { type AnyPairing, loadPairing, PROTOCOL_IDS } from "./pairings.ts";
export * from "./last_words.ts";
export type * from "./unanswered.ts";
export * from "./unanswered_text.ts";
