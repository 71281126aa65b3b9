/** The console reporter. @module */

export { liveConsole, type LiveOptions } from "./live.ts";
export { type ConsoleOptions, renderConsole } from "./render.ts";
