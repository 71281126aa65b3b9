/** Matches: two players, many games. @module */

export * from "./plan.ts";
export type { PersonAct } from "./person.ts";
export type * from "./player.ts";
export { absenceAlone } from "./presence.ts";
export { playGame } from "./play_game.ts";
export type { Resumed } from "./resumed.ts";

export type { PlayedGame } from "./game_end.ts";
export type { Clocks, GameWatcher } from "./watcher.ts";
export * from "./run_match.ts";
export type { MatchContext } from "./seat.ts";
export * from "./replay_game.ts";
