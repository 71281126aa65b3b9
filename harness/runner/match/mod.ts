/** Matches: two players, many games. @module */

export * from "./plan.ts";
export * from "./player.ts";
export * from "./run_match.ts";
export type { Hall } from "./seat.ts";
export * from "./replay_game.ts";
