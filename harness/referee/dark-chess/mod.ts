/** What the protocols of dark chess share. @module */

export * from "./game_talk.ts";
export * from "./illegal_ply.ts";
