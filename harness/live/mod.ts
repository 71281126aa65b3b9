/** The local server, and the pages on which people play and look on. @module */

export * from "./act.ts";
export { freshKey } from "./door.ts";
export * from "./hub.ts";
export * from "./for_viewer.ts";
export type { OnLookers } from "./open_page.ts";
export * from "./outside.ts";
export * from "./play_room.ts";
export * from "./play_session.ts";
export * from "./server.ts";
export * from "./watch_class.ts";
export * from "./watch_contest.ts";
export * from "./watch_match.ts";
export * from "./watch_room.ts";
export * from "./watch_runs.ts";
