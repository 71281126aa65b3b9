/** The local server, and the room in which a person plays. @module */

export * from "./act.ts";
export { freshKey } from "./door.ts";
export * from "./hub.ts";
export * from "./for_viewer.ts";
export * from "./play_room.ts";
export * from "./server.ts";
export * from "./watch_room.ts";
